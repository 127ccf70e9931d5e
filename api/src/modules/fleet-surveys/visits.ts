import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a survey or an inspection belongs to a visit. A crossing does not: nobody examined the
 * unit, its tires were hot, and it has its own report.
 *
 * @param alias of the survey or inspection
 */
export const isVisit = (alias: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`not ${sql.ref(`${alias}.is_crossing`)}`;
