import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { seesEveryAccount } from '../../../scope/scope.ts';

export interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
}

/**
 * Checks the chosen locations: at least one, unless the user sees every account.
 *
 * @throws Refusal `invalid`; `unknown_value` at the first that the user may not see, with all such
 * locations as `locations`
 */
export async function checkLocations(
  { db, user }: QueryContext,
  locations: readonly number[],
): Promise<void> {
  if (locations.length === 0) {
    if (seesEveryAccount(user)) return;
    throw refuse('invalid', 'locations', 'At least one location is chosen.');
  }
  const { rows } = await sql<{ id: number }>`
    select id from locations where id = any (${[...locations]}::int[])`.execute(db);
  const seen = new Set(rows.map(({ id }) => id));
  const foreign = locations.filter((id) => !seen.has(id));
  const [first] = foreign;
  if (first === undefined) return;
  const path = `locations.${locations.indexOf(first)}`;
  throw new Refusal('unknown_value', path, refusalMessages.unknown_value, {
    extra: { locations: foreign },
  });
}
