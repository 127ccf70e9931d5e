import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Schema } from '../../db/schema/schema.ts';

/** The tables whose rows may be named by the key of the write that made them. */
type KeyedTable = 'units' | 'surveys' | 'unit_inspections' | 'tire_changes';

const largestId = 2 ** 31 - 1;

/**
 * The id that a name stands for: itself, or that of a row by the key of the caller's own write that made it.
 *
 * @returns the id, without a check that the caller may see such a row; null when the name stands for none
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
