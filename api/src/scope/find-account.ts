import type { FleetType } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../access/current-user.ts';
import { refuse } from '../app/refusal.ts';
import type { Schema } from '../db/schema/schema.ts';

/** Who asks, and the database as that person sees it. */
export interface Asking {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
}

interface NamedAccount {
  readonly account: string;
  /** Missing: whatever its fleet type. */
  readonly fleet_type?: FleetType;
}

/**
 * Finds the account that a request names by its number.
 *
 * @param path where the number stands, as in `base_parameters.account`
 * @returns the account's id
 * @throws Refusal `unknown_value` when there is none of this fleet type that the user may see
 */
export async function findAccount(
  { db }: Pick<Asking, 'db'>,
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
