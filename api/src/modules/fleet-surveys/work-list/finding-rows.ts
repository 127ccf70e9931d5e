import {
  type FindingRow,
  isOfPressure,
  outcomes,
  settledChecks,
} from '@portal/contract/fleet-surveys';
import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { productName } from '../../../db/product-name.ts';
import { readingConverters } from '../inspections/axle-map.ts';
import { isVisit } from '../visits.ts';

// Queries alias findings as `f`, their inspection as `i`, its survey as `s`, and the inspector's
// notes as `n`.

/** Pairs of a tire's resolution and a check that it settles. */
const settling = Object.entries(settledChecks).flatMap(([resolution, checks]) =>
  checks.map((check) => sql`(${resolution}::text, ${check}::text)`),
);

/** Findings, with the inspector's notes on the tires concerned. */
export const findingTables = sql`
  from findings f
  join unit_inspections i on i.id = f.inspection_id and ${isVisit('i')}
  join surveys s on s.id = i.survey_id
  left join lateral (
    select r.resolution, r.changed_at, r.mount_id,
      (r.resolution, f.check_name) in (${sql.join(settling)}) as settles
    from readings r
    where r.inspection_id = f.inspection_id and r.axle_number = f.axle_number
      and (f.side is null or r.side = f.side) and (f.slot is null or r.slot = f.slot)
      and r.resolution <> 'none'
    order by settles desc, r.id
    limit 1
  ) n on true`;

/** Whether a finding is neither closed nor settled by the inspector's notes. */
export const isOpen = sql<boolean>`(f.closed_at is null and n.settles is not true)`;

/**
 * Whether the unit has not been read since. The findings of a later inspection, or their absence,
 * replace these.
 */
const isLatest = sql<boolean>`not exists (
  select from unit_inspections later
  where later.unit_id = i.unit_id and later.tires_read > 0 and ${isVisit('later')}
    and (later.inspected_on, later.id) > (i.inspected_on, i.id))`;

/** The latest findings of the units that are at a location now, wherever they were surveyed. */
export const isAtLocation = (id: number): RawBuilder<boolean> => sql<boolean>`(exists (
  select from units u where u.id = i.unit_id and u.location_id = ${id}) and ${isLatest})`;

/** The tire mounted at the finding's position once the tire read there came off. */
const replacement = sql`(
  select json_build_object('tire_id', t.id, 'mounted_on', m.started_on,
    'tire', ${productName})
  from readings r
  join mounts was on was.id = r.mount_id and was.ended_on is not null
  join mounts m on m.unit_id = was.unit_id and m.axle_number = was.axle_number
    and m.side = was.side and m.slot = was.slot and m.started_on >= was.ended_on
  join tires t on t.id = m.tire_id
  left join tire_lives l on l.tire_id = m.tire_id and l.caps = m.caps
  left join products p on p.id = coalesce(l.product_id, t.product_id)
  where r.inspection_id = f.inspection_id and r.axle_number = f.axle_number
    and r.side = f.side and r.slot = f.slot
  order by m.started_on, m.id
  limit 1)`;

export const findingColumns = sql`
  f.id as finding_id, f.revision, s.id as survey_id, s.survey_date, s.surveyor, i.unit_id, i.unit_number,
  f.check_name as check, f.severity, f.axle_number, f.side, f.slot, f.measured, f.limit_value as limit,
  n.resolution as noted, f.outcome, n.settles, n.changed_at as noted_at, f.closed_at, f.closed_by_name,
  f.comments, ${replacement} as replacement`;

type DerivedField = 'measure' | 'is_settled_on_site' | 'closed_at' | 'closed_by';

/** A finding as the query returns it, in mm and kPa. */
export type StoredFinding = Omit<FindingRow, DerivedField> & {
  readonly settles: boolean | null;
  readonly noted_at: Date | null;
  readonly closed_at: Date | null;
  readonly closed_by_name: string;
};

/** Converts a finding for the wire, in the reader's units. */
export function findingRowOf(
  { settles, noted_at, closed_at, closed_by_name, ...row }: StoredFinding,
  user: Pick<CurrentUser, 'unitOfMeasurement'>,
): FindingRow {
  const { formats, finding } = readingConverters(user);
  const isSettled = closed_at === null && settles === true;
  const noted = outcomes.find((code) => code === row.noted) ?? null;
  const closed = isSettled
    ? { outcome: noted, closed_at: noted_at, closed_by: row.surveyor }
    : { outcome: row.outcome, closed_at, closed_by: closed_at && closed_by_name };
  return {
    ...row,
    ...closed,
    closed_at: closed.closed_at?.toISOString() ?? null,
    is_settled_on_site: isSettled,
    ...finding(row),
    measure: isOfPressure(row) ? formats.pressure_format : formats.tread_depth_format,
  };
}
