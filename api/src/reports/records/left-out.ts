import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Conditions } from '../figures/report-sums.ts';

/**
 * Returns the reason why a record is left out: the name of the first condition that it fails; null
 * if it meets all.
 */
export function reasonOf(conditions: Conditions): RawBuilder<string | null> {
  const failed = Object.entries(conditions).map(
    ([reason, holds]) => sql`when (${holds}) is not true then ${sql.lit(reason)}`,
  );
  if (failed.length === 0) return sql`null::text`;
  return sql`case ${sql.join(failed, sql` `)} end`;
}

/**
 * Returns the condition that a record meets all conditions or, if a reason is given, that it is
 * left out for that reason.
 *
 * @returns null if there is no such reason
 */
export function isLeftOutFor(
  conditions: Conditions,
  reason: string | undefined,
): RawBuilder<SqlBool> | null {
  const entries = Object.entries(conditions);
  const place =
    reason === undefined ? entries.length : entries.findIndex(([name]) => name === reason);
  if (place < 0) return null;
  const met = entries.slice(0, place).map(([, holds]) => holds);
  const failed = entries[place]?.[1];
  return sql<SqlBool>`(${sql.join(
    [sql`true`, ...met, ...(failed ? [sql`(${failed}) is not true`] : [])],
    sql` and `,
  )})`;
}
