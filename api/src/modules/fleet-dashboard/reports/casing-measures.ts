import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MeasureSums } from '../../../reports/figures/report-sums.ts';

type Outcome = 'finished' | 'used' | 'rejected';

const isDisposed = sql<SqlBool>`r.outcome <> 'received'`;
const ofOutcome = (outcome: Outcome) => sql<SqlBool>`r.outcome = ${sql.lit(outcome)}`;

/** The conditions that the age, and the days at the plant, of a casing under the alias `r` count. */
export const isAged = sql<SqlBool>`r.aged = 1`;
export const isTurned = sql<SqlBool>`r.turned = 1`;

const both = (one: RawBuilder<SqlBool>, other: RawBuilder<SqlBool>) =>
  sql<SqlBool>`(${one} and ${other})`;

/** A sum over casings with an outcome. */
export const disposed = (sum: RawBuilder<unknown>): MeasureSums => ({ sum, of: isDisposed });

export const casings = disposed(sql`sum(casings)`);

/** Casings of one outcome. */
export const casingsOf = (outcome: Outcome): MeasureSums => ({
  sum: sql`sum(casings) filter (where outcome = ${sql.lit(outcome)})`,
  of: ofOutcome(outcome),
});

/** Casings of a known age, and the days they were old. */
export const ages = {
  aged: { sum: sql`sum(aged)`, of: both(isDisposed, isAged) },
  age_days: { sum: sql`sum(age_days)`, of: both(isDisposed, isAged) },
};

/** The same by their outcome. */
export const agesByOutcome = Object.fromEntries(
  (['finished', 'used', 'rejected'] as const).flatMap((outcome) => {
    const of = both(ofOutcome(outcome), isAged);
    const sumOf = (column: string) =>
      sql`sum(${sql.ref(column)}) filter (where outcome = ${sql.lit(outcome)})`;
    return [
      [`${outcome}_aged`, { sum: sumOf('aged'), of }],
      [`${outcome}_age_days`, { sum: sumOf('age_days'), of }],
    ];
  }),
);
