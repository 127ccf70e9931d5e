import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { findUnitScope } from '../find-location.ts';

/**
 * Returns the id of the owner with a name in an account, adding the owner if new; null for the
 * account itself.
 */
export async function ownerId(
  transaction: Kysely<Schema>,
  account_id: number,
  text: string | null,
): Promise<number | null> {
  const name = text?.trim().normalize('NFC') ?? '';
  if (name === '') return null;
  await transaction
    .insertInto('unit_owners')
    .values({ account_id, name })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom('unit_owners')
    .select('id')
    .where('account_id', '=', account_id)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads an owner's name; null for the account itself. */
export async function ownerName(db: Kysely<Schema>, id: number | null): Promise<string | null> {
  const owner = await db
    .selectFrom('unit_owners')
    .select('name')
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  return owner?.name ?? null;
}

/** Reads the names of those who own units of an account, or of a location's account, in order. */
export async function readOwners(
  db: Kysely<Schema>,
  of: Parameters<typeof findUnitScope>[1],
): Promise<string[]> {
  const { account_id } = await findUnitScope(db, of);
  const { rows } = await sql<{ name: string }>`
    select o.name from unit_owners o
    where o.account_id = ${account_id}
      and exists (select from units u where u.owner_id = o.id and u.deleted_at is null)
    order by o.name collate "und-x-icu"`.execute(db);
  return rows.map(({ name }) => name);
}

/** Reads the names of an account's unit owners, by id. */
export async function ownerNames(
  db: Kysely<Schema>,
  accountId: number,
): Promise<ReadonlyMap<number, string>> {
  const owners = await db
    .selectFrom('unit_owners')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(owners.map(({ id, name }) => [id, name]));
}
