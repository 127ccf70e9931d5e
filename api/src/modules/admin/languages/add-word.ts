import { type NewWord, placeholderFaults } from '@portal/contract/admin';
import { type Kysely, sql, type Transaction } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { holdBackMisfits } from '../../../words/hold-back.ts';
import { englishId } from '../../../words/shown-text.ts';
import { describeFaults } from '../rules.ts';
import type { Editing } from './add-language.ts';
import { sourceFaults } from './source-rules.ts';
import { lockNamespaces, storeTexts } from './store-texts.ts';

/**
 * Adds a key that no build contains, with its translation if there is one, in one transaction.
 *
 * @returns the word's id
 * @throws Refusal `unknown_value` for an unknown locale or namespace; `unique` for a key that is
 * taken; `invalid` at a text with placeholder faults
 */
export const addWord = (db: Kysely<Schema>, adding: NewWord, { user, now }: Editing) =>
  db.transaction().execute(async (trx) => {
    const locale = await trx
      .selectFrom('locales')
      .select(['id', 'locale'])
      .where('id', '=', adding.locale_id)
      .executeTakeFirst();
    if (!locale) throw refuse('unknown_value', 'locale_id');
    checkTexts(adding);
    await lockNamespaces(trx, [adding.namespace]);
    const id = await insert(trx, adding);
    const { namespace, key, translation_text: english, comments = '' } = adding;
    await recordChange(trx, {
      at: now,
      user: user.id,
      area: 'word',
      action: 'added',
      subject: `${namespace}:${key}`,
      before: null,
      after: { english, source_comments: comments },
    });
    const text = adding.translated_text?.trim() && adding.translated_text;
    if (text)
      await storeTexts(trx, [{ id, namespace, key }], [{ id, text }], { locale, user, now });
    return id;
  });

function checkTexts({ translation_text: english, translated_text: text = '' }: NewWord) {
  const wrong = sourceFaults(null, english);
  if (wrong) throw refuse('invalid', 'translation_text', describeFaults(wrong));
  const faults = text.trim() === '' ? null : placeholderFaults(english, text, false);
  if (faults) throw refuse('invalid', 'translated_text', describeFaults(faults));
}

async function insert(trx: Transaction<Schema>, adding: NewWord): Promise<number> {
  const { namespace, key, translation_text: english, comments = '' } = adding;
  const present = await trx
    .selectFrom('words')
    .select(['key', 'retired_at'])
    .where('namespace', '=', namespace)
    .execute();
  if (!present.some(({ retired_at }) => retired_at === null)) {
    throw refuse('unknown_value', 'namespace');
  }
  if (present.some((word) => word.key === key && word.retired_at === null)) {
    throw refuse('unique', 'key');
  }
  // A retired word with this key is restored with its translations.
  const { id } = await trx
    .insertInto('words')
    .values({ namespace, key, built_english: null, edited_english: english, comments, revision: 1 })
    .onConflict((conflict) =>
      conflict.columns(['namespace', 'key']).doUpdateSet({
        built_english: null,
        edited_english: english,
        edited_over: null,
        plural_category: null,
        comments,
        retired_at: null,
        revision: (eb) => eb('words.revision', '+', 1),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('word_translations')
    .values({ word_id: id, locale_id: englishId, built_text: english })
    .onConflict((conflict) =>
      conflict.columns(['word_id', 'locale_id']).doUpdateSet({ built_text: english }),
    )
    .execute();
  await holdBackMisfits(trx, sql`words.id = ${id}`);
  return id;
}
