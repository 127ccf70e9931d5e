import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Conditions, MeasureSums } from '../../../reports/figures/report-sums.ts';

type Outcome = 'finished' | 'used' | 'rejected';

/** Which casings a report is of: those with an outcome, or those that came to a plant. */
export const amongDisposed = sql<SqlBool>`r.outcome <> 'received'`;
export const amongReceived = sql<SqlBool>`r.outcome = 'received'`;

/** The conditions that the age, and the days at the plant, of a casing under the alias `r` count. */
export const isAged = sql<SqlBool>`r.aged = 1`;
export const isTurned = sql<SqlBool>`r.turned = 1`;

const ofOutcome = (outcome: Outcome): Conditions => ({
  [`not_${outcome}`]: sql`r.outcome = ${sql.lit(outcome)}`,
});

// The last ones are what the sums count; those before them tell why they fail. `c` is the casing itself.
const ofAge: Conditions = { no_tin: sql`c.made_on is not null`, tin_after: isAged };
export const ofTurnaround: Conditions = {
  ...ofOutcome('finished'),
  no_pick_up: sql`c.picked_up_on is not null`,
  pick_up_after: isTurned,
};

/** A sum over all casings that a report is of. */
export const ofAll = (sum: RawBuilder<unknown>): MeasureSums => ({ sum, of: {} });

export const casings = ofAll(sql`sum(casings)`);

/** Casings of one outcome. */
export const casingsOf = (outcome: Outcome): MeasureSums => ({
  sum: sql`sum(casings) filter (where outcome = ${sql.lit(outcome)})`,
  of: ofOutcome(outcome),
});

/** Casings of a known age, and the days they were old. */
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
