import type { Kysely } from 'kysely';
import { readSums, type SumRows } from '../../purchase-roll-ups/testing/sums.ts';
import type { Schema } from '../../schema/schema.ts';

/** Every row of the tables of sums over calls and casings. */
export interface RecordSums {
  readonly callDays: SumRows;
  readonly callMonths: SumRows;
  readonly stateDays: SumRows;
  readonly casingDays: SumRows;
  readonly casingMonths: SumRows;
  readonly brandDays: SumRows;
  readonly brandMonths: SumRows;
  readonly reasonDays: SumRows;
}

export const noRecordSums = (): RecordSums => ({
  callDays: {},
  callMonths: {},
  stateDays: {},
  casingDays: {},
  casingMonths: {},
  brandDays: {},
  brandMonths: {},
  reasonDays: {},
});

/** Reads the stored roll-ups. */
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
  stateDays: await readSums(db, 'fleet_state_days', ['fleet_type', 'day', 'state', 'call_type']),
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
  brandDays: await readSums(db, 'fleet_brand_days', [
    'fleet_type',
    'day',
    'outcome',
    'brand',
    'position',
  ]),
  brandMonths: await readSums(db, 'fleet_brand_months', [
    'fleet_type',
    'month',
    'outcome',
    'brand',
    'position',
  ]),
  reasonDays: await readSums(db, 'fleet_reason_days', ['fleet_type', 'day', 'reject_reason']),
});
