import type { FleetType } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../access/current-user.ts';
import { refuse } from '../app/refusal.ts';
import type { Schema } from '../db/schema/schema.ts';

/** The caller, and the database as the caller sees it. */
export interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
}

interface NamedAccount {
  readonly account: string;
  /** If missing, the account can be of any fleet type. */
  readonly fleet_type?: FleetType;
}

/**
 * Finds the account that a request names by its number.
 *
 * @param path path of the number, as in `base_parameters.account`
 * @returns the account's id
 * @throws Refusal `unknown_value` if the user may see no such account of this fleet type
 */
export async function findAccount(
  { db }: Pick<QueryContext, 'db'>,
  { account, fleet_type }: NamedAccount,
  path: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select a.id from accounts a
    where a.nonsig = ${account}
      and ${fleet_type ? sql`a.fleet_type = ${fleet_type}` : sql`true`}`.execute(db);
  const [found] = rows;
  if (!found) throw refuse('unknown_value', path);
  return found.id;
}
