import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a survey or an inspection is of a visit. A drive-over is none: nobody looked at the unit, its tires were
 * hot, and it has a report of its own.
 *
 * @param alias of the survey or inspection
 */
export const isVisit = (alias: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`not ${sql.ref(`${alias}.is_crossing`)}`;
