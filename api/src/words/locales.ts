import type { LocaleRow } from '@portal/contract/portal';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

/** Reads the locales in the order of the language chooser, as on the wire. */
export async function readLocales(db: Kysely<Schema>): Promise<LocaleRow[]> {
  const rows = await db
    .selectFrom('locales')
    .select(['id', 'locale', 'parrent_id', 'name'])
    .orderBy('id')
    .execute();
  return rows.map(({ parrent_id, ...locale }) => ({ ...locale, parrentId: parrent_id }));
}

/** Returns the ids of a locale's parents, the nearest first, which is the order of fallback. */
export function parentIds(locales: readonly LocaleRow[], { parrentId }: LocaleRow): number[] {
  const parent = locales.find(({ id }) => id === parrentId);
  return parent ? [parent.id, ...parentIds(locales, parent)] : [];
}
