import type { LocaleRow } from '@portal/contract/portal';
import { type Kysely, sql, type Transaction } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { readLocales } from '../../../words/locales.ts';
import { isKnownLanguage } from './known-language.ts';

interface AddLanguageOptions {
  readonly locale: string;
  readonly parrentId: number;
  readonly name: string;
  /** The locale whose edited words are copied. */
  readonly as_id?: number;
}

/** The editor, and the time of the change. */
export interface Editing {
  readonly user: { readonly id: number; readonly login: string };
  readonly now: Date;
}

/**
 * Adds a language in one transaction, with the edited texts of another language if one is given.
 *
 * @throws Refusal at `locale` for an unknown language or country and for an existing locale; at
 * `parrentId` for the language itself; `unknown_value` for an unknown parent or language to copy
 */
export const addLanguage = (db: Kysely<Schema>, adding: AddLanguageOptions, editing: Editing) =>
  db.transaction().execute(async (trx) => {
    await lockLocales(trx);
    const locales = await readLocales(trx);
    checkAdding(adding, locales);
    const id = Math.max(...locales.map((each) => each.id)) + 1;
    const { locale, parrentId } = adding;
    const name = adding.name.trim();
    await trx
      .insertInto('locales')
      .values({ id, locale, parrent_id: parrentId, name, added_at: editing.now })
      .execute();
    const copied = adding.as_id ? await copyWords(trx, { from: adding.as_id, to: id }) : 0;
    const codeOf = (wanted?: number) => locales.find((each) => each.id === wanted)?.locale;
    await recordChange(trx, {
      at: editing.now,
      user: editing.user.id,
      area: 'language',
      action: 'added',
      subject: locale,
      before: null,
      after: {
        language_name: name,
        parent: codeOf(parrentId),
        ...(adding.as_id && { copied_from: codeOf(adding.as_id), copied_words: copied }),
      },
    });
    return { id, locale, parrentId, name };
  });

/** Locks the locales, so that languages are added and withdrawn one at a time. */
export const lockLocales = (trx: Transaction<Schema>) =>
  sql`lock table locales in share row exclusive mode`.execute(trx);

function checkAdding(
  { locale, parrentId, as_id }: AddLanguageOptions,
  locales: readonly LocaleRow[],
) {
  const find = (id: number) => locales.find((each) => each.id === id);
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale) || !isKnownLanguage(locale)) {
    throw refuse('invalid', 'locale', 'A language is written as fr-BE: language, then country.');
  }
  if (find(parrentId)?.locale === locale) {
    throw refuse('invalid', 'parrentId', 'A language is no parent of itself.');
  }
  if (locales.some((each) => each.locale === locale)) throw refuse('unique', 'locale');
  if (!find(parrentId)) throw refuse('unknown_value', 'parrentId');
  if (as_id !== undefined && !find(as_id)) throw refuse('unknown_value', 'as_id');
}

/**
 * Copies edited texts, with their comments and editors.
 *
 * @returns the number copied
 */
async function copyWords(trx: Transaction<Schema>, { from, to }: { from: number; to: number }) {
  const { numAffectedRows } = await sql`
    insert into word_translations (word_id, locale_id, edited_text, held_back, translated_from,
      comments, edited_by, edited_at)
    select word_id, ${to}::integer, edited_text, held_back, translated_from,
      comments, edited_by, edited_at
    from word_translations
    where locale_id = ${from}::integer and edited_text is not null`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
