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

  'POST admin/locales/get': async ({ db }) => ({ locales: await readLocales(db) }),

  'POST admin/translations/get_words': async ({ db, body }) => {
    const { locale_id, keyword = '', namespace = '', page_number, page_size } = body;
    const locales = await readLocales(db);
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
      words: await readWords(db, filter, { number: page_number, size: page_size }),
      namespaces: await readNamespaces(db),
      page_number,
      page_size,
      total_items: await countWords(db, filter),
    };
  },

  'PUT admin/translations/edit_words': async ({ db, body, user, now }) => {
    await editWords(db, { localeId: body.locale_id, edits: body.words, editor: user.login, now });
    return { status: { status: 0, description: 'Success' } };
  },
});
