import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { accountText } from '../account-text.ts';

/** Whether the dashboard offers the account under the alias `a`, which may be missing. */
export const isSeen: RawBuilder<SqlBool> = sql<SqlBool>`a.fleet_type is not null`;

/** The account's text; null for one that is not offered, which neither shows nor sorts. */
export const seenAccountText: RawBuilder<string | null> = sql`
  case when ${isSeen} then ${accountText('a')} end`;
