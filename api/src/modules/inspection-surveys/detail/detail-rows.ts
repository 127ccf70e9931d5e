import {
  type ConfigurationCode,
  isOfPressure,
  positionLabel,
  worstOf,
} from '@portal/contract/fleet-surveys';
import type { DetailFinding, SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { sql } from 'kysely';
import { everyones } from '../../../scope/everyones.ts';
import { type Reader, shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { isOfStanding } from './found-again.ts';
import { foundBefore, foundFirst } from './found-first.ts';

// Queries name a reading `r`, its inspection `i`, its axle `x`, and what is known of its tire: `t`, its life
// `l`, and the products `tp` of the casing and `lp` of the tread. Those who see a survey see all that it holds.

/** Readings of the inspections of surveys. */
export const detailTables = sql`
  from ${everyones('readings')} r
  join ${everyones('unit_inspections')} i on i.id = r.inspection_id and ${isOfStanding('r')}
  join axles x on x.configuration = i.configuration and x.axle_number = r.axle_number
  left join ${everyones('mounts')} m on m.id = r.mount_id
  left join ${everyones('tires')} t on t.id = m.tire_id
  left join ${everyones('tire_lives')} l on l.tire_id = m.tire_id and l.caps = m.caps
  left join products tp on tp.id = t.product_id
  left join products lp on lp.id = l.product_id`;

/** The findings that concern the tire, its pair or its axle. */
export const concerning = sql`
  f.inspection_id = r.inspection_id and f.axle_number = r.axle_number
  and (f.side is null or f.side = r.side) and (f.slot is null or f.slot = r.slot)`;

/** The brand of what runs on the road: of a retread its tread's. */
export const brand = sql`coalesce(case when m.caps > 0 then lp.brand end, tp.brand, lp.brand)`;

/** Its line, and the size of the casing. */
export const line = sql`coalesce(case when m.caps > 0 then lp.line end, tp.line, lp.line)`;
export const size = sql`coalesce(tp.size, lp.size)`;

const standing = sql`case when ${foundBefore} then 'still_open' else 'new' end`;

/**
 * The fields of a row.
 *
 * @param hasHistory whether each finding is told with how it stands against the inspections before
 */
const columns = (hasHistory: boolean) => sql`
  r.id as reading_id, i.id as unit_inspection_id, i.unit_id, i.unit_number, i.inspected_on,
  i.configuration, r.axle_number, r.side, r.slot, x.role,
  r.axle_number = any (i.lifted_axles) as is_lifted, r.state, r.pressure_kpa, r.tread_mm,
  coalesce((
    select json_agg(json_build_object('finding_id', f.id, 'check', f.check_name, 'severity', f.severity,
      'axle_number', f.axle_number, 'side', f.side, 'slot', f.slot, 'measured', f.measured,
      'limit', f.limit_value, 'found_first', ${hasHistory ? foundFirst : sql`i.inspected_on`}, 'standing',
      ${hasHistory ? standing : sql`'new'`}) order by f.severity, f.id)
    from ${everyones('findings')} f where ${concerning}), '[]') as findings,
  array(select c.condition from ${everyones('reading_conditions')} c
    join wear_conditions w on w.code = c.condition
    where c.reading_id = r.id order by w.place) as wear_conditions,
  r.valve, t.id as tire_id, ${brand} as brand,
  ${line} as product_line, ${size} as tire_size,
  (select count(*) from ${everyones('images')} p
    where p.inspection_id = i.id and p.axle_number = r.axle_number and p.side = r.side
      and p.slot = r.slot and p.tire_id is not distinct from t.id and p.deleted_at is null) as images,
  r.resolution as resolutions, r.comments`;

export const detailColumns = columns(true);

/** The same without history, for files of many surveys, which do not tell it. */
export const plainColumns = columns(false);

/** From unit to unit, from the front axle back, from left to right. */
export const inWheelOrder = sql`i.unit_number collate natural_order, i.id, r.axle_number, array_position(
  array['left outer', 'left single', 'left inner', 'right inner', 'right single', 'right outer'],
  r.side || ' ' || r.slot)`;

type Made = 'axle_and_tire_position' | 'pressure' | 'tread_depth' | 'color' | 'findings';

/** A row as the query answers it: kPa and mm. */
export type StoredDetail = Omit<SurveyDetailRow, Made> & {
  readonly inspected_on: string;
  readonly configuration: ConfigurationCode;
  readonly pressure_kpa: number | null;
  readonly tread_mm: number | null;
  readonly findings: readonly Omit<DetailFinding, 'days_open'>[];
};

/** A row as it travels, in its reader's units. */
export function detailRowOf(stored: StoredDetail, user: Reader): SurveyDetailRow {
  const { inspected_on, configuration: _, pressure_kpa, tread_mm, findings, ...row } = stored;
  const { axle_number: axle, side, slot, is_lifted } = row;
  const shown = shownTo(user);
  const place = { axle, side, slot };
  const isRead = !is_lifted && (pressure_kpa !== null || tread_mm !== null);
  return {
    ...row,
    axle_and_tire_position: positionLabel(place),
    pressure: pressure_kpa === null ? null : shown.pressure(pressure_kpa),
    tread_depth: tread_mm === null ? null : shown.tread(tread_mm),
    color: isRead ? worstOf(findings) : 'grey',
    findings: findings.map((finding) => {
      const show = isOfPressure(finding) ? shown.pressure : shown.tread;
      return {
        ...finding,
        measured: show(finding.measured),
        limit: show(finding.limit),
        days_open: daysBetween(finding.found_first, inspected_on),
      };
    }),
  };
}

/** Of two calendar dates. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
