import type { LocaleRow } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { parentIds } from './locales.ts';
import { englishId, localeOwnText } from './shown-text.ts';

type Pack = Record<string, Record<string, string>>;

interface Row {
  readonly namespace: string;
  readonly key: string;
  readonly text: string;
}

/**
 * Reads the texts that override a locale's build, by namespace and key, without those of its
 * parents: the administrators' texts except held-back ones; for English also the texts that they
 * edited or added; and, in place of a held-back built text, the text of the parents. Includes
 * retired keys, since pages that still run an older version show them.
 */
export async function readEditedPack(
  db: Kysely<Schema>,
  locale: LocaleRow,
  locales: readonly LocaleRow[],
): Promise<Pack> {
  const parents = parentIds(locales, locale);
  const { rows } = await sql<Row>`select * from (
    select words.namespace, words.key, own.edited_text as text
    from word_translations own
    join words on words.id = own.word_id
    where own.locale_id = ${locale.id} and own.edited_text is not null and not own.held_back
    union all
    select words.namespace, words.key, words.english_text
    from words
    where ${locale.id === englishId}::boolean
      and words.edited_english is not null
      and words.english_text is distinct from words.built_english
      and not exists (
        select from word_translations own
        where own.word_id = words.id and own.locale_id = ${englishId}
          and own.edited_text is not null and not own.held_back
      )
    union all
    select words.namespace, words.key, coalesce(inherited.text, words.english_text)
    from word_translations own
    join words on words.id = own.word_id
    left join lateral (
      select ${localeOwnText('parent')} as text
      from word_translations parent
      where parent.word_id = words.id and parent.locale_id = any (${parents}::integer[])
        and ${localeOwnText('parent')} is not null
      order by array_position(${parents}::integer[], parent.locale_id)
      limit 1
    ) inherited on true
    where own.locale_id = ${locale.id} and own.built_held_back
      and (own.edited_text is null or own.held_back)
  ) said order by namespace collate "C", key collate "C"`.execute(db);
  const packs = new Map<string, [string, string][]>();
  for (const { namespace, key, text } of rows) {
    const words = packs.get(namespace) ?? [];
    words.push([key, text]);
    packs.set(namespace, words);
  }
  return Object.fromEntries([...packs].map(([name, words]) => [name, Object.fromEntries(words)]));
}
