import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

type Pack = Record<string, Record<string, string>>;

/**
 * The administrators' words of one locale by namespace and key, without those of its parents and
 * without those that are held back. Retired words are among them: pages that still run an older
 * version show them.
 */
export async function readEditedPack(db: Kysely<Schema>, localeId: number): Promise<Pack> {
  const rows = await db
    .selectFrom('word_translations')
    .innerJoin('words', 'words.id', 'word_translations.word_id')
    .where('locale_id', '=', localeId)
    .where('held_back', '=', false)
    .where('edited_text', 'is not', null)
    .select(['namespace', 'key', 'edited_text'])
    .$narrowType<{ edited_text: string }>()
    .orderBy('namespace')
    .orderBy('key')
    .execute();
  const packs = new Map<string, [string, string][]>();
  for (const { namespace, key, edited_text } of rows) {
    const words = packs.get(namespace) ?? [];
    words.push([key, edited_text]);
    packs.set(namespace, words);
  }
  return Object.fromEntries([...packs].map(([name, words]) => [name, Object.fromEntries(words)]));
}
