import type { WheelInfo } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { isVisit } from '../visits.ts';
import type { ReadingConverters } from './axle-map.ts';
import type { SurveyInspection } from './find-inspection.ts';
import type { StoredWheel } from './stored-wheel.ts';

/** Number of readings of a tire to return. */
const told = 12;

/**
 * Reads the earlier readings of the tire at a position since its mount, before this inspection,
 * latest first.
 */
export async function readHistory(
  db: Kysely<Schema>,
  { inspection }: SurveyInspection,
  { tire }: StoredWheel,
  { pressure, tread }: ReadingConverters,
): Promise<WheelInfo['history']> {
  if (!tire) return [];
  const rows = await db
    .selectFrom('readings as r')
    .innerJoin('unit_inspections as i', 'i.id', 'r.inspection_id')
    .select(['i.inspected_on', 'r.pressure_kpa', 'r.tread_mm'])
    .where('r.mount_id', '=', tire.mount_id)
    .where('r.state', '=', 'read')
    .where(isVisit('i'))
    .where('i.inspected_on', '<=', inspection.inspected_on)
    .where('i.id', '<>', inspection.id)
    .orderBy('i.inspected_on', 'desc')
    .orderBy('i.id', 'desc')
    .limit(told)
    .execute();
  return rows.map(({ inspected_on, pressure_kpa, tread_mm }) => ({
    survey_date: inspected_on,
    pressure: pressure_kpa === null ? null : pressure(pressure_kpa),
    tread_depth: tread_mm === null ? null : tread(tread_mm),
  }));
}
