import { type WordsRequest, wordsList } from '@portal/contract/admin';
import type { adminCalls } from '@portal/contract/admin/schema';
import type { Kysely } from 'kysely';
import { implement } from '../../app/implement.ts';
import { refuse } from '../../app/refusal.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { answerListFile } from '../../lists/answer-list-file.ts';
import { parentIds, readLocales } from '../../words/locales.ts';
import { categoriesOf } from '../../words/plural-forms.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { adminDeviceRoutes } from './devices/device-routes.ts';
import { editWords } from './edit-words.ts';
import { languageRoutes } from './languages/language-routes.ts';
import { productRoutes } from './products/product-routes.ts';
import { readNamespaces, readWords } from './queries.ts';
import { specRoutes } from './specs/spec-routes.ts';
import { userRoutes } from './users/routes.ts';

/** Which words a request is for. @throws Refusal `unknown_value` for a locale that there is not */
async function wordsOf(
  db: Kysely<Schema>,
  {
    locale_id,
    keyword = '',
    namespace = '',
    standing,
  }: Omit<WordsRequest, 'page_number' | 'page_size'>,
) {
  const locales = await readLocales(db);
  const locale = locales.find(({ id }) => id === locale_id);
  if (!locale) throw refuse('unknown_value', 'locale_id');
  const filter = {
    localeId: locale.id,
    parents: parentIds(locales, locale),
    categories: categoriesOf(locale.locale),
    keyword: keyword.trim(),
    namespace,
    standing,
  };
  return { locale, filter };
}

export const adminRoutes = implement<typeof adminCalls>({
  ...userRoutes,
  ...auditRoutes,
  ...adminDeviceRoutes,
  ...specRoutes,
  ...productRoutes,
  ...languageRoutes,

  'POST admin/locales/get': async ({ unscoped }) => ({ locales: await readLocales(unscoped) }),

  'POST admin/translations/get_words': async ({ unscoped, body }) => {
    const { filter } = await wordsOf(unscoped, body);
    return {
      ...(await readWords(unscoped, filter, body)),
      namespaces: await readNamespaces(unscoped),
    };
  },

  'POST admin/translations/export_words': async (input) => {
    const { unscoped, body } = input;
    const { locale, filter } = await wordsOf(unscoped, body);
    return answerListFile(input, 'admin', {
      definition: wordsList,
      of: [{ label: 'filters.locale', value: locale.name }],
      read: async (page) => {
        const { words, ...counts } = await readWords(unscoped, filter, page);
        return { rows: words, ...counts };
      },
      values: { key: ({ namespace, key }) => `${namespace}:${key}` },
    });
  },

  'PUT admin/translations/edit_words': async ({ unscoped, body, user, now }) => {
    await editWords(unscoped, {
      localeId: body.locale_id,
      edits: body.words,
      editor: user,
      now,
    });
    return { status: { status: 0, description: 'Success' } };
  },
});
