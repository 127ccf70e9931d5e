import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { accountScope } from '../../../scope/scope.ts';

/** Whether the dashboard offers the user the account under the alias `a`, which may be none. */
export const isSeen = (user: CurrentUser): RawBuilder<SqlBool> =>
  sql<SqlBool>`(a.fleet_type is not null and ${accountScope(user, 'a.id')})`;
