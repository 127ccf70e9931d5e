import { placeholderFaults } from '@portal/contract/portal';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { englishId } from './shown-text.ts';

interface TranslationRow {
  readonly word_id: number;
  readonly locale_id: number;
  readonly english_text: string;
  readonly is_counted: boolean;
  readonly edited_text: string | null;
  readonly held_back: boolean;
  /** Null if the built text belongs to the current English text. */
  readonly built_text: string | null;
  readonly built_held_back: boolean;
}

/**
 * Holds back texts whose placeholders do not fit the English text, and releases those that fit
 * again. This covers edited texts, and built texts whose English text an administrator has edited.
 *
 * @param which a condition on `words`
 */
export async function holdBackMisfits(
  trx: Kysely<Schema>,
  which: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<TranslationRow>`
    select text.word_id, text.locale_id, words.english_text,
      words.plural_category is not null as is_counted,
      text.edited_text, text.held_back, text.built_held_back,
      case
        when words.english_text is distinct from words.built_english
          and text.locale_id <> ${englishId}
        then text.built_text
      end as built_text
    from word_translations text
    join words on words.id = text.word_id
    where words.retired_at is null and ${which}
      and (text.edited_text is not null or text.built_held_back
        or words.english_text is distinct from words.built_english)`.execute(trx);
  const changed = rows
    .map((row) => ({
      ...row,
      edited: misfits(row, row.edited_text),
      built: misfits(row, row.built_text),
    }))
    .filter((row) => row.edited !== row.held_back || row.built !== row.built_held_back);
  if (changed.length === 0) return;
  await sql`
    update word_translations set held_back = judged.edited, built_held_back = judged.built
    from unnest(
      ${changed.map((row) => row.word_id)}::integer[],
      ${changed.map((row) => row.locale_id)}::integer[],
      ${changed.map((row) => row.edited)}::boolean[],
      ${changed.map((row) => row.built)}::boolean[]
    ) as judged (word_id, locale_id, edited, built)
    where word_translations.word_id = judged.word_id
      and word_translations.locale_id = judged.locale_id`.execute(trx);
}

const misfits = ({ english_text, is_counted }: TranslationRow, text: string | null) =>
  text !== null && placeholderFaults(english_text, text, is_counted) !== null;
