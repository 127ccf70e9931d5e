import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Editing, lockLocales } from './add-language.ts';

/**
 * Takes a language away that an administrator added, with its words.
 *
 * @throws Refusal `unknown_value` when there is none; `invalid` for one that the portal came with, that
 *   another language falls back to, that somebody has chosen, or that a build has words for
 */
export const withdrawLanguage = (db: Kysely<Schema>, id: number, { user, now }: Editing) =>
  db.transaction().execute(async (trx) => {
    await lockLocales(trx);
    const locale = await trx
      .selectFrom('locales')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!locale) throw refuse('unknown_value', 'locale_id');
    const use = locale.added_at ? await useOf(trx, locale) : 'The portal came with the language.';
    if (use) throw refuse('invalid', 'locale_id', use);
    await trx.deleteFrom('word_translations').where('locale_id', '=', id).execute();
    await trx.deleteFrom('locales').where('id', '=', id).execute();
    await recordChange(trx, {
      at: now,
      user: user.id,
      area: 'language',
      action: 'deleted',
      subject: locale.locale,
      before: { language_name: locale.name },
      after: null,
    });
  });

/** What the language is used for, as a sentence; null when nobody uses it. */
async function useOf(db: Kysely<Schema>, { id, locale }: { id: number; locale: string }) {
  const { rows } = await sql<{ child: boolean; built: boolean; asked: boolean; report: boolean }>`
    select exists (select from locales where parrent_id = ${id}) as child,
      exists (
        select from word_translations where locale_id = ${id} and built_text is not null
      ) as built,
      exists (select from registrations where language = ${locale}) as asked,
      exists (select from generated_reports where locale = ${locale}) as report`.execute(db);
  const [use] = rows;
  if (use?.child) return 'Another language falls back to it.';
  if (use?.built) return 'A part of the portal was built with its words.';
  if (use?.asked || use?.report) return 'Somebody uses it.';
  return null;
}
