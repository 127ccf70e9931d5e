import type { adminCalls } from '@portal/contract/admin/schema';
import { implement } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import { readLocales } from '../../../words/locales.ts';
import { addLanguage } from './add-language.ts';
import { countWords } from './count-words.ts';
import { readLanguageUse } from './language-use.ts';
import { withdrawLanguage } from './withdraw-language.ts';

type LanguageCalls = Pick<
  typeof adminCalls,
  | 'POST admin/translations/get_words_count'
  | 'POST admin/locales/add'
  | 'POST admin/locales/add_as'
  | 'POST admin/locales/get_use'
  | 'POST admin/locales/withdraw'
>;

const status = { status: 0, description: 'Success' };

export const languageRoutes = implement<LanguageCalls>({
  'POST admin/translations/get_words_count': async ({ unscoped, body }) => {
    const { locale_id } = body;
    const isThere = (await readLocales(unscoped)).some(({ id }) => id === locale_id);
    if (locale_id !== undefined && !isThere) throw refuse('unknown_value', 'locale_id');
    const counts = await countWords(unscoped, body);
    return { count: counts.reduce((sum, { total }) => sum + total, 0), counts };
  },

  'POST admin/locales/add': async ({ unscoped, body, user, now }) => ({
    status,
    locale: await addLanguage(unscoped, body, { user, now }),
  }),

  'POST admin/locales/add_as': async ({ unscoped, body, user, now }) => ({
    status,
    locale: await addLanguage(unscoped, body, { user, now }),
  }),

  'POST admin/locales/get_use': async ({ unscoped, body }) => ({
    use: await readLanguageUse(unscoped, body.locale_id),
  }),

  'POST admin/locales/withdraw': async ({ unscoped, body, user, now }) => {
    await withdrawLanguage(unscoped, body.locale_id, { user, now });
    return { status };
  },
});
