import type { PluralCategory, Word, WordStanding } from '@portal/contract/admin';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../db/holds-keyword.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { type PageRequest, readPage } from '../../lists/read-page.ts';
import { englishId, localeOwnText } from '../../words/shown-text.ts';

export interface WordFilter {
  readonly localeId: number;
  /** The locale's parents, the nearest first. */
  readonly parents: readonly number[];
  /** The plural forms of the locale's language. */
  readonly categories: readonly PluralCategory[];
  readonly keyword: string;
  /** Empty for all. */
  readonly namespace: string;
  /** If omitted, words in any state. */
  readonly standing?: WordStanding | undefined;
}

type WordRow = Omit<Word, 'locale_id' | 'edited_at'> & { readonly edited_at: Date | null };

/** Reads words of one locale, ordered by namespace and key. */
export async function readWords(db: Kysely<Schema>, filter: WordFilter, page: PageRequest) {
  const columns = sql`words.id, words.namespace, words.key, words.plural_category,
    words.english_text as translation_text, words.built_english as built_source,
    words.edited_english as edited_source, words.comments as source_comments,
    words.revision as source_revision,
    ${translatedText} as translated_text,
    ${builtText} as built_text,
    case when ${shownBuilt} is null then coalesce(inherited.locale, 'en-US') end as inherited_from,
    own.edited_text is not null as is_edited,
    coalesce(${isHeldBack}, false) as is_held_back,
    ${isSourceChanged} as is_source_changed,
    coalesce(own.comments, '') as comments, coalesce(own.revision, 0) as revision,
    own.edited_by, own.edited_at`;
  const order = sql`words.namespace collate "C", words.key collate "C"`;
  const { rows, ...counts } = await readPage<WordRow>(
    db,
    { columns, rows: matchingWords(filter), order },
    page,
  );
  const words = rows.map(
    (row): Word => ({
      ...row,
      locale_id: filter.localeId,
      edited_at: row.edited_at?.toISOString() ?? null,
    }),
  );
  return { words, ...counts };
}

/** Lists the remotes (and `shell`) with deployed texts. */
export async function readNamespaces(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('words')
    .select('namespace')
    .distinct()
    .where('retired_at', 'is', null)
    .orderBy('namespace')
    .execute();
  return rows.map(({ namespace }) => namespace);
}

const shownBuilt = sql`case when not own.built_held_back then own.built_text end`;
const builtText = sql`coalesce(${shownBuilt}, inherited.text, words.english_text)`;
const translatedText = sql`coalesce(own.edited_text, own.built_text, ${builtText})`;

/** Whether the portal withholds the locale's own text (`own`). */
export const isHeldBack = sql<boolean>`
  (own.held_back or (own.edited_text is null and own.built_held_back))`;

/** Whether the English text has changed since the locale's text (`own`) was saved or built. */
export const isSourceChanged = sql<boolean>`
  case
    when own.edited_text is not null then own.translated_from is distinct from words.english_text
    else own.built_text is not null and own.locale_id <> ${englishId}
      and words.english_text is distinct from words.built_english
  end`;

/** Conditions by state; `to_do` means that the locale has no text of its own. */
const standings: Readonly<Record<WordStanding, RawBuilder<boolean>>> = {
  to_do: sql`own.built_text is null and own.edited_text is null`,
  edited: sql`own.edited_text is not null`,
  held_back: isHeldBack,
  source_changed: isSourceChanged,
};

/** `inherited` is the text that the portal shows in the nearest parent that has one. */
function matchingWords(filter: WordFilter) {
  const { localeId, parents, categories, keyword, namespace, standing } = filter;
  return sql`
    from words
    left join word_translations own on own.word_id = words.id and own.locale_id = ${localeId}
    left join lateral (
      select ${localeOwnText('parent')} as text, locales.locale
      from word_translations parent
      join locales on locales.id = parent.locale_id
      where parent.word_id = words.id and parent.locale_id = any (${parents}::integer[])
        and ${localeOwnText('parent')} is not null
      order by array_position(${parents}::integer[], parent.locale_id)
      limit 1
    ) inherited on true
    where words.retired_at is null
      and (words.plural_category is null or words.plural_category = any (${categories}::text[]))
      and (${namespace} = '' or words.namespace = ${namespace})
      and ${standing ? sql`(${standings[standing]})` : sql`true`}
      and ${holdsKeyword(keyword, [sql`words.key`, sql`words.english_text`, translatedText])}`;
}
