import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Schema } from '../../db/schema/schema.ts';

/** Tables whose rows can be named by the client key of the write that created them. */
type KeyedTable = 'units' | 'surveys' | 'unit_inspections' | 'tire_changes';

const largestId = 2 ** 31 - 1;

/**
 * Resolves a name to an id: an id as it is, or the client key of the caller's own write that
 * created the row.
 *
 * @returns the id, without a check that the caller may see such a row; null for an unknown key
 */
export async function idOfName(
  { db, user }: { readonly db: Kysely<Schema>; readonly user: Pick<CurrentUser, 'id'> },
  table: KeyedTable,
  name: number | string,
): Promise<number | null> {
  if (typeof name === 'number' || /^\d+$/.test(name)) {
    const id = Number(name);
    return id > largestId ? null : id;
  }
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('created_by', '=', user.id)
    .where('client_key', '=', name.toLowerCase())
    .executeTakeFirst();
  return found?.id ?? null;
}
