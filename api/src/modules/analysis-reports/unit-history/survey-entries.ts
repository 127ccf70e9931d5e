import { type RawBuilder, sql } from 'kysely';
import { productNameOrNull } from '../../../db/product-name.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { entryColumns, withTread } from './entry-columns.ts';
import type { FoundUnit } from './find-unit.ts';

// Aliases in the queries: `i` an inspection, `s` its survey, `l` its location, `d` its dealer.
// Users who see an inspection see its contents.

/** Joins the finished survey of an inspection of the unit, with its location and dealer. */
const inspected = sql`
  join ${unguardedTable('surveys')} s on s.id = i.survey_id and s.state = 'finished'
  join ${unguardedTable('locations')} l on l.id = s.location_id
  left join dealers d on d.id = s.dealer_id`;

const surveyedBy = sql`concat_ws(', ', s.surveyor, d.name)`;

const ofUnit = ({ id, accountId }: FoundUnit) =>
  sql`i.account_id = ${accountId} and i.unit_id = ${id} and i.state <> 'waiting'`;

const common = {
  day: sql`i.inspected_on`,
  odometer: sql`i.odometer_km`,
  survey: sql`s.id`,
  location: 'l',
  doneBy: surveyedBy,
} as const;

/** Inspections and crossings, with the counts of their findings. */
export const inspectionEntries = (unit: FoundUnit): RawBuilder<unknown> => sql`
  select ${entryColumns({
    ...common,
    kind: sql`case when i.is_crossing then 'crossing' else 'inspection' end`,
    key: sql`i.id`,
    order: sql`i.id`,
    comments: sql`i.comments`,
    detail: sql`json_build_object('survey_kind', s.kind, 'tires_expected', i.tires_expected,
      'tires_read', i.tires_read, 'criticals', i.criticals, 'warnings', i.warnings,
      'photos', (select count(*) from ${unguardedTable('images')} im
        where im.inspection_id = i.id and im.deleted_at is null))`,
  })}
  from unit_inspections i ${inspected}
  where ${ofUnit(unit)}`;

/** Wheel ends with a checked torque. */
export const torqueEntries = (unit: FoundUnit): RawBuilder<unknown> => sql`
  select ${entryColumns({
    ...common,
    kind: 'torque',
    key: sql`concat_ws('-', i.id, w.axle_number, w.side)`,
    order: sql`i.id * 100::bigint + w.axle_number`,
    odometer: sql`coalesce(w.odometer_km, i.odometer_km)`,
    detail: sql`json_build_object('axle_number', w.axle_number, 'side', w.side, 'least', w.least_nm,
      'most', w.most_nm, 'measured', w.measured_nm, 'result', w.result)`,
  })}
  from unit_inspections i ${inspected}
  join ${unguardedTable('torque_checks')} w on w.inspection_id = i.id
  where ${ofUnit(unit)}`;

const handRepairDetail = (done: 'on_site' | 'afterwards') =>
  sql`json_build_object('done', ${done}::text, 'nail_holes', 0, 'spots', 0, 'sections', 0, 'beads', 0)`;

/** Tires repaired during an inspection of the unit. */
export const onSiteRepairEntries = (unit: FoundUnit): RawBuilder<unknown> => sql`
  select ${entryColumns({
    ...common,
    kind: 'repair',
    key: sql`concat_ws('-', 'on_site', r.id)`,
    order: sql`r.id`,
    tireOf: 'r',
    product: productNameOrNull,
    comments: sql`r.comments`,
    detail: handRepairDetail('on_site'),
  })}
  from unit_inspections i ${inspected}
  join ${unguardedTable('readings')} r on r.inspection_id = i.id and r.resolution = 'repaired'
  left join ${unguardedTable('mounts')} m on m.id = r.mount_id ${withTread}
  where ${ofUnit(unit)}`;

/**
 * Tires repaired after an inspection. Several findings of one tire closed on the same day count as
 * one repair.
 *
 * @param ahead offset of the reader's clock, in milliseconds: days are the reader's own
 */
export const laterRepairEntries = (unit: FoundUnit, ahead: number): RawBuilder<unknown> => sql`
  select ${entryColumns({
    kind: 'repair',
    key: sql`concat_ws('-', 'afterwards', f.id)`,
    order: sql`f.id`,
    day: sql`f.closed_day`,
    survey: sql`f.survey_id`,
    location: 'l',
    doneBy: sql`f.closed_by_name`,
    tireOf: 'f',
    product: productNameOrNull,
    comments: sql`f.comments`,
    detail: handRepairDetail('afterwards'),
  })}
  from (
    select distinct on (i.id, f.axle_number, f.side, f.slot, closed.day) f.id, f.axle_number, f.side, f.slot,
      f.closed_by_name, f.comments, closed.day as closed_day, s.id as survey_id, s.location_id, r.mount_id
    from unit_inspections i
    join ${unguardedTable('surveys')} s on s.id = i.survey_id and s.state = 'finished'
    join ${unguardedTable('findings')} f on f.inspection_id = i.id and f.outcome = 'repaired'
    cross join lateral (
      select (f.closed_at at time zone 'UTC' + make_interval(secs => ${ahead / 1000}))::date as day) closed
    left join ${unguardedTable('readings')} r on r.inspection_id = i.id and r.axle_number = f.axle_number
      and r.side = f.side and r.slot = f.slot
    where ${ofUnit(unit)}
    order by i.id, f.axle_number, f.side, f.slot, closed.day, f.id, r.id
  ) f
  join ${unguardedTable('locations')} l on l.id = f.location_id
  left join ${unguardedTable('mounts')} m on m.id = f.mount_id ${withTread}`;
