import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Editing, lockLocales } from './add-language.ts';
import { describeLanguageUse, readLanguageUse } from './language-use.ts';

/**
 * Removes a language that an administrator added, with its texts.
 *
 * @throws Refusal `unknown_value` for an unknown language; `invalid` for one that came with the
 * portal, is the fallback of another, is in use, or has built texts
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
    const use = describeLanguageUse(await readLanguageUse(trx, id));
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
