import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Schema } from '../../db/schema/schema.ts';

/** The tables whose rows may be named by the key of the write that made them. */
type KeyedTable = 'units' | 'surveys' | 'unit_inspections' | 'tire_changes';

const largestId = 2 ** 31 - 1;

/**
 * Finds a row by its id, or by the key of the caller's own write that made it.
 *
 * @returns its id; null when the caller sees no such row
 */
export async function findNamedRow(
  { db, user }: { readonly db: Kysely<Schema>; readonly user: Pick<CurrentUser, 'id'> },
  table: KeyedTable,
  name: number | string,
): Promise<number | null> {
  const id = typeof name === 'number' || /^\d+$/.test(name) ? Number(name) : null;
  if (id !== null && id > largestId) return null;
  const rows = db.selectFrom(table).select('id');
  const found = await (id === null
    ? rows.where('created_by', '=', user.id).where('client_key', '=', String(name).toLowerCase())
    : rows.where('id', '=', id)
  ).executeTakeFirst();
  return found?.id ?? null;
}
