import {
  type ConfigurationCode,
  flaggedValves,
  positionLabel,
  worstOf,
} from '@portal/contract/fleet-surveys';
import type { DetailFinding, SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { type Reader, readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { isStillMounted } from './is-still-mounted.ts';

// Queries alias readings as `r`, their inspection as `i`, its axle as `x`, the tire as `t`, its
// life as `l`, and the products of casing and tread as `tp` and `lp`. A user who sees a survey sees
// everything in it.

/** Readings of the inspections of surveys. */
export const detailTables = sql`
  from ${unguardedTable('readings')} r
  join ${unguardedTable('unit_inspections')} i on i.id = r.inspection_id and ${isStillMounted('r')}
  join axles x on x.configuration = i.configuration and x.axle_number = r.axle_number
  left join ${unguardedTable('mounts')} m on m.id = r.mount_id
  left join ${unguardedTable('tires')} t on t.id = m.tire_id
  left join ${unguardedTable('tire_lives')} l on l.tire_id = m.tire_id and l.caps = m.caps
  left join products tp on tp.id = t.product_id
  left join products lp on lp.id = l.product_id`;

/** The findings that concern the tire, its pair or its axle. */
export const concernsTire = sql`
  f.inspection_id = r.inspection_id and f.axle_number = r.axle_number
  and (f.side is null or f.side = r.side) and (f.slot is null or f.slot = r.slot)`;

/** The brand of the tread on the road: for a retread, the brand of its current tread. */
export const brand = sql`coalesce(case when m.caps > 0 then lp.brand end, tp.brand, lp.brand)`;

/** The line, chosen like the brand, and the size of the casing. */
export const line = sql`coalesce(case when m.caps > 0 then lp.line end, tp.line, lp.line)`;
export const size = sql`coalesce(tp.size, lp.size)`;

/** Whether a tire's flags count: only if it was read, on an axle that was not lifted. */
export const mayBeFlagged = sql<boolean>`(r.pressure_kpa is not null or r.tread_mm is not null)
  and r.axle_number <> all (i.lifted_axles)`;

/** Flagged wear, and valve states that are exceptions. */
export const hasWear = sql<boolean>`
  exists (select from ${unguardedTable('reading_conditions')} c where c.reading_id = r.id)`;
export const hasFlaggedValve = sql<boolean>`r.valve = any (${[...flaggedValves]}::text[])`;

/** From left to right across an axle. */
export const acrossAxle = [
  'left outer',
  'left single',
  'left inner',
  'right inner',
  'right single',
  'right outer',
];

/** By unit. */
export const byUnit = sql`i.unit_number collate natural_order, i.id`;

/** By unit, then from the front axle back, left to right. */
export const inWheelOrder = sql`${byUnit}, r.axle_number,
  array_position(${acrossAxle}::text[], r.side || ' ' || r.slot)`;

type DerivedField = 'axle_and_tire_position' | 'pressure' | 'tread_depth' | 'color' | 'findings';

/** A finding as stored, in kPa and mm. */
export type StoredFinding = Omit<DetailFinding, 'days_open'>;

/** A row as stored, in kPa and mm. */
export type StoredDetail = Omit<SurveyDetailRow, DerivedField> & {
  readonly survey_id: number;
  readonly inspected_on: string;
  readonly configuration: ConfigurationCode;
  readonly pressure_kpa: number | null;
  readonly tread_mm: number | null;
  readonly findings: readonly StoredFinding[];
};

/** Converts a row for the wire, in the reader's units. */
export function detailRowOf(stored: StoredDetail, user: Reader): SurveyDetailRow {
  const { axle_number: axle, side, slot, is_lifted, pressure_kpa, tread_mm, findings } = stored;
  const shown = readingConverters(user);
  const isRead = !is_lifted && (pressure_kpa !== null || tread_mm !== null);
  // Field by field: with a rest pattern, a file of many rows takes several times as long.
  return {
    reading_id: stored.reading_id,
    unit_inspection_id: stored.unit_inspection_id,
    unit_id: stored.unit_id,
    unit_number: stored.unit_number,
    axle_and_tire_position: positionLabel({ axle, side, slot }),
    axle_number: axle,
    side,
    slot,
    role: stored.role,
    is_lifted,
    state: stored.state,
    pressure: pressure_kpa === null ? null : shown.pressure(pressure_kpa),
    tread_depth: tread_mm === null ? null : shown.tread(tread_mm),
    color: isRead ? worstOf(findings) : 'grey',
    findings: findings.map((finding) => ({
      ...finding,
      ...shown.finding(finding),
      days_open: daysOpen(finding, stored.inspected_on),
    })),
    wear_conditions: stored.wear_conditions,
    valve: stored.valve,
    tire_id: stored.tire_id,
    brand: stored.brand,
    product_line: stored.product_line,
    tire_size: stored.tire_size,
    images: stored.images,
    resolutions: stored.resolutions,
    comments: stored.comments,
  };
}

/** Returns the days from when a finding was first found to the day of its inspection. */
export const daysOpen = (
  { found_first }: Pick<StoredFinding, 'found_first'>,
  inspectedOn: string,
): number => Math.round((Date.parse(inspectedOn) - Date.parse(found_first)) / 86_400_000);
