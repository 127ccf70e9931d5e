import { type Kysely, sql } from 'kysely';
import { refuse } from '../../app/refusal.ts';
import type { Schema } from '../../db/schema/schema.ts';
import type { Editing } from './languages/add-language.ts';
import { lockNamespaces, storeTexts } from './languages/store-texts.ts';
import { checkEdits, type EnglishText, restoresBuiltText, type WordEdit } from './rules.ts';

interface EditRequest extends Editing {
  readonly localeId: number;
  readonly edits: readonly WordEdit[];
}

interface LockedWord extends EnglishText {
  readonly namespace: string;
  readonly key: string;
}

/**
 * Saves translations of one locale, all of them or none.
 *
 * @throws Refusal for an unknown locale, and for the first edit that cannot be saved
 */
export async function editWords(db: Kysely<Schema>, request: EditRequest): Promise<void> {
  const { localeId, edits, user, now } = request;
  await db.transaction().execute(async (trx) => {
    const locale = await trx
      .selectFrom('locales')
      .select(['id', 'locale'])
      .where('id', '=', localeId)
      .executeTakeFirst();
    if (!locale) throw refuse('unknown_value', 'locale_id');
    const words = await lockedWords(trx, request);
    checkEdits(edits, words);
    await storeTexts(
      trx,
      words,
      edits.map((edit) => ({
        id: edit.id,
        text: restoresBuiltText(edit) ? null : edit.translated_text,
        comments: edit.comments,
      })),
      { locale, user, now },
    );
  });
}

/** Reads the words to edit, locked until the edit is done. */
async function lockedWords(trx: Kysely<Schema>, { localeId, edits }: EditRequest) {
  const ids = edits.map(({ id }) => id);
  const named = await trx
    .selectFrom('words')
    .select('namespace')
    .distinct()
    .where('id', 'in', ids)
    .execute();
  // A separate statement, so that it sees what was committed before the lock.
  await lockNamespaces(
    trx,
    named.map(({ namespace }) => namespace),
  );
  const { rows } = await sql<LockedWord>`
    select words.id, words.namespace, words.key, words.english_text, words.plural_category,
      coalesce(own.revision, 0) as revision
    from words
    left join word_translations own on own.word_id = words.id and own.locale_id = ${localeId}
    where words.id = any (${ids}::integer[])`.execute(trx);
  return rows;
}
