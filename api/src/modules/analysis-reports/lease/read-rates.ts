import {
  followingFactors,
  type LeaseRates,
  leaseFactorNames,
  leaseFactors,
  rateColor,
} from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

interface RateRow {
  /** A factor, or `base`. */
  readonly factor: string;
  readonly value: string;
  readonly rate: number;
}

/** Reads the rates in force on a day: for each value the newest that has started. */
export async function readRates(db: Kysely<Schema>, day: string): Promise<LeaseRates> {
  const { rows } = await sql<RateRow>`
    select distinct on (factor, value) factor, value, rate from lease_rates
    where valid_from <= ${day} order by factor, value, valid_from desc`.execute(db);
  const rates = new Map(rows.map((row) => [`${row.factor} ${row.value}`, row.rate]));
  return {
    rates_on: day,
    bases: rows
      .filter(({ factor }) => factor === 'base')
      .map(({ value, rate }) => ({ size: value, rate })),
    factors: leaseFactorNames.map((factor) => ({
      factor,
      values: leaseFactors[factor].flatMap((value) => {
        const rate = rates.get(`${factor} ${value}`);
        return rate === undefined ? [] : [{ value, rate }];
      }),
    })),
  };
}

/** Returns rates in the structure of the form. */
export const structureOf = ({ rates_on, bases, factors }: LeaseRates) => ({
  rates_on,
  bases: [...bases],
  factors: factors.map(({ factor, values }) => ({
    factor,
    follows: followingFactors.some((each) => each === factor),
    values: values.map(({ value, rate }) => ({ value, rate, color: rateColor(rate) })),
  })),
});

/** Whether two days have the same rates. */
export const areSameRates = (one: LeaseRates, other: LeaseRates): boolean =>
  JSON.stringify([one.bases, one.factors]) === JSON.stringify([other.bases, other.factors]);
