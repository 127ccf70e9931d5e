import type { Kysely } from 'kysely';
import { readSums, type SumRows } from '../../purchase-roll-ups/testing/sums.ts';
import type { Schema } from '../../schema/schema.ts';

/** Every row of the four tables of sums over calls and casings. */
export interface RecordSums {
  readonly callDays: SumRows;
  readonly callMonths: SumRows;
  readonly casingDays: SumRows;
  readonly casingMonths: SumRows;
}

export const noRecordSums = (): RecordSums => ({
  callDays: {},
  callMonths: {},
  casingDays: {},
  casingMonths: {},
});

/** What the roll-ups hold. */
export const storedRecordSums = async (db: Kysely<Schema>): Promise<RecordSums> => ({
  callDays: await readSums(db, 'fleet_call_days', [
    'fleet_type',
    'day',
    'call_type',
    'unit_location',
  ]),
  callMonths: await readSums(db, 'fleet_call_months', [
    'fleet_type',
    'month',
    'state',
    'call_type',
    'unit_location',
  ]),
  casingDays: await readSums(db, 'fleet_casing_days', ['fleet_type', 'outcome', 'day', 'is_ctsc']),
  casingMonths: await readSums(db, 'fleet_casing_months', [
    'fleet_type',
    'month',
    'outcome',
    'brand',
    'position',
    'reject_reason',
    'is_ctsc',
  ]),
});
