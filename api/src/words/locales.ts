import type { LocaleRow } from '@portal/contract/portal';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

/** The locales in the order of the language chooser, as they travel. */
export async function readLocales(db: Kysely<Schema>): Promise<LocaleRow[]> {
  const rows = await db
    .selectFrom('locales')
    .select(['id', 'locale', 'parrent_id', 'name'])
    .orderBy('id')
    .execute();
  return rows.map(({ parrent_id, ...locale }) => ({ ...locale, parrentId: parrent_id }));
}

/** Ids of a locale's parents, the nearest first: the order in which they are asked for a word. */
export function parentIds(locales: readonly LocaleRow[], { parrentId }: LocaleRow): number[] {
  const parent = locales.find(({ id }) => id === parrentId);
  return parent ? [parent.id, ...parentIds(locales, parent)] : [];
}
