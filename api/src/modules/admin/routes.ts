import { wordsList } from '@portal/contract/admin';
import type { adminCalls } from '@portal/contract/admin/schema';
import { implement } from '../../app/implement.ts';
import { answerListFile } from '../../lists/answer-list-file.ts';
import { readLocales } from '../../words/locales.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { adminDeviceRoutes } from './devices/device-routes.ts';
import { editWords } from './edit-words.ts';
import { languageRoutes } from './languages/language-routes.ts';
import { resolveWordFilter } from './languages/resolve-word-filter.ts';
import { wordRoutes } from './languages/word-routes.ts';
import { productRoutes } from './products/product-routes.ts';
import { readNamespaces, readWords } from './queries.ts';
import { specRoutes } from './specs/spec-routes.ts';
import { userRoutes } from './users/routes.ts';

export const adminRoutes = implement<typeof adminCalls>({
  ...userRoutes,
  ...auditRoutes,
  ...adminDeviceRoutes,
  ...specRoutes,
  ...productRoutes,
  ...languageRoutes,
  ...wordRoutes,

  'POST admin/locales/get': async ({ unscoped }) => {
    const added = await unscoped
      .selectFrom('locales')
      .select('id')
      .where('added_at', 'is not', null)
      .orderBy('id')
      .execute();
    return { locales: await readLocales(unscoped), added: added.map(({ id }) => id) };
  },

  'POST admin/translations/get_words': async ({ unscoped, body }) => {
    const { filter } = await resolveWordFilter(unscoped, body);
    return {
      ...(await readWords(unscoped, filter, body)),
      namespaces: await readNamespaces(unscoped),
    };
  },

  'POST admin/translations/export_words': async (input) => {
    const { unscoped, body } = input;
    const { locale, filter } = await resolveWordFilter(unscoped, body);
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
      user,
      now,
    });
    return { status: { status: 0, description: 'Success' } };
  },
});
