import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { StoredInspection } from './find-inspection.ts';

/** An odometer reading on the day of an inspection. */
export interface MeterReading {
  readonly id: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly odometerKm: number;
  readonly dealerId: number | null;
}

/**
 * Reads a unit's odometer readings before an inspection, latest first: as many as are needed to
 * judge the next one.
 */
export async function readMeterReadings(
  db: Kysely<Schema>,
  { id, account_id, unit_id, inspected_on }: StoredInspection,
): Promise<MeterReading[]> {
  const rows = await db
    .selectFrom('unit_inspections as i')
    .innerJoin('surveys as s', 's.id', 'i.survey_id')
    .select(['i.id', 'i.inspected_on as day', 'i.odometer_km', 's.kind', 's.dealer_id'])
    .where('i.account_id', '=', account_id)
    .where('i.unit_id', '=', unit_id)
    .where('i.inspected_on', '<=', inspected_on)
    .where('i.id', '<>', id)
    .where('i.odometer_km', 'is not', null)
    .orderBy('i.inspected_on', 'desc')
    .orderBy('i.id', 'desc')
    .limit(3)
    .execute();
  return rows.map(({ odometer_km, kind, dealer_id, ...row }) => ({
    ...row,
    odometerKm: odometer_km ?? 0,
    dealerId: kind === 'dealer' ? dealer_id : null,
  }));
}

const msPerDay = 86_400_000;
const daysBetween = (from: string, to: string) =>
  Math.max(1, (Date.parse(to) - Date.parse(from)) / msPerDay);

/** Factor by which a unit's daily distance may exceed that between any two of its last readings. */
const busier = 2;

/**
 * Returns the fault of an odometer reading: below the previous one, or above what the last three
 * explain.
 *
 * @param earlier latest first
 */
export function meterFault(
  earlier: readonly Pick<MeterReading, 'day' | 'odometerKm'>[],
  { day, odometerKm }: Pick<MeterReading, 'day' | 'odometerKm'>,
): 'meter_below' | 'meter_ahead' | null {
  const [last, second, third] = earlier;
  if (!last) return null;
  if (odometerKm < last.odometerKm) return 'meter_below';
  if (!second || !third) return null;
  const rate = (from: typeof last, to: typeof last) =>
    (to.odometerKm - from.odometerKm) / daysBetween(from.day, to.day);
  const daily = Math.max(rate(second, last), rate(third, second)) * busier;
  return odometerKm > last.odometerKm + daily * daysBetween(last.day, day) ? 'meter_ahead' : null;
}
