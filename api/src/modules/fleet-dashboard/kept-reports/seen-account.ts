import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether the dashboard offers the account under the alias `a`, which may be none. */
export const isSeen: RawBuilder<SqlBool> = sql<SqlBool>`a.fleet_type is not null`;
