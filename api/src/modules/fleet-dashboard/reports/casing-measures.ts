import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Conditions, MeasureSums } from '../../../reports/figures/report-sums.ts';

type Outcome = 'finished' | 'used' | 'rejected';

/** The casings that a report covers: those with an outcome, or those that arrived at a plant. */
export const isDisposed = sql<SqlBool>`r.outcome <> 'received'`;
export const isReceived = sql<SqlBool>`r.outcome = 'received'`;

/**
 * The conditions under which the age and the days at the plant of a casing, under the alias `r`,
 * count.
 */
export const hasCountedAge = sql<SqlBool>`r.aged = 1`;
export const hasCountedTurnaround = sql<SqlBool>`r.turned = 1`;

const ofOutcome = (outcome: Outcome): Conditions => ({
  [`not_${outcome}`]: sql`r.outcome = ${sql.lit(outcome)}`,
});

// The last condition is the one that the sums count by; the earlier ones give the reasons why it
// fails. `c` is the casing itself.
const ofAge: Conditions = { no_tin: sql`c.made_on is not null`, tin_after: hasCountedAge };
export const ofTurnaround: Conditions = {
  ...ofOutcome('finished'),
  no_pick_up: sql`c.picked_up_on is not null`,
  pick_up_after: hasCountedTurnaround,
};

/** A sum over all casings that a report covers. */
export const ofAll = (sum: RawBuilder<unknown>): MeasureSums => ({ sum, of: {} });

export const casings = ofAll(sql`sum(casings)`);

/** Casings of one outcome. */
export const casingsOf = (outcome: Outcome): MeasureSums => ({
  sum: sql`sum(casings) filter (where outcome = ${sql.lit(outcome)})`,
  of: ofOutcome(outcome),
});

/** Casings of known age, and their ages in days. */
export const ages = {
  aged: { sum: sql`sum(aged)`, of: ofAge },
  age_days: { sum: sql`sum(age_days)`, of: ofAge },
};

/** The same by their outcome. */
export const agesByOutcome = Object.fromEntries(
  (['finished', 'used', 'rejected'] as const).flatMap((outcome) => {
    const of = { ...ofOutcome(outcome), ...ofAge };
    const sumOf = (column: string) =>
      sql`sum(${sql.ref(column)}) filter (where outcome = ${sql.lit(outcome)})`;
    return [
      [`${outcome}_aged`, { sum: sumOf('aged'), of }],
      [`${outcome}_age_days`, { sum: sumOf('age_days'), of }],
    ];
  }),
);
