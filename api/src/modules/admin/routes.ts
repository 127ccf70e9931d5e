import type { adminCalls } from '@portal/contract/admin/schema';
import { implement } from '../../app/implement.ts';
import { refuse } from '../../app/refusal.ts';
import { parentIds, readLocales } from '../../words/locales.ts';
import { categoriesOf } from '../../words/plural-forms.ts';
import { editWords } from './edit-words.ts';
import { countWords, readNamespaces, readWords } from './queries.ts';
import { userRoutes } from './users/routes.ts';

export const adminRoutes = implement<typeof adminCalls>({
  ...userRoutes,

  'POST admin/locales/get': async ({ unscoped }) => ({ locales: await readLocales(unscoped) }),

  'POST admin/translations/get_words': async ({ unscoped, body }) => {
    const { locale_id, keyword = '', namespace = '', page_number, page_size } = body;
    const locales = await readLocales(unscoped);
    const locale = locales.find(({ id }) => id === locale_id);
    if (!locale) throw refuse('unknown_value', 'locale_id');
    const filter = {
      localeId: locale.id,
      parents: parentIds(locales, locale),
      categories: categoriesOf(locale.locale),
      keyword: keyword.trim(),
      namespace,
    };
    return {
      words: await readWords(unscoped, filter, { number: page_number, size: page_size }),
      namespaces: await readNamespaces(unscoped),
      page_number,
      page_size,
      total_items: await countWords(unscoped, filter),
    };
  },

  'PUT admin/translations/edit_words': async ({ unscoped, body, user, now }) => {
    await editWords(unscoped, {
      localeId: body.locale_id,
      edits: body.words,
      editor: user.login,
      now,
    });
    return { status: { status: 0, description: 'Success' } };
  },
});
