import type { adminCalls } from '@portal/contract/admin/schema';
import { implement } from '../../../app/implement.ts';
import { addWord } from './add-word.ts';
import { importCsv } from './csv/import-csv.ts';
import { wordsFile } from './csv/words-file.ts';
import { editSources } from './edit-sources.ts';

type WordCalls = Pick<
  typeof adminCalls,
  | 'PUT admin/translations/edit_dictionary_words'
  | 'POST admin/translations/add_word'
  | 'POST admin/translations/export_csv'
  | 'POST admin/translations/import_csv'
>;

const status = { status: 0, description: 'Success' };

export const wordRoutes = implement<WordCalls>({
  'PUT admin/translations/edit_dictionary_words': async ({ unscoped, body, user, now }) => {
    await editSources(unscoped, body.words, { user, now });
    return { status };
  },

  'POST admin/translations/add_word': async ({ unscoped, body, user, now }) => ({
    status,
    id: await addWord(unscoped, body, { user, now }),
  }),

  'POST admin/translations/export_csv': ({ unscoped, body, locale }) =>
    wordsFile(unscoped, body, locale),

  'POST admin/translations/import_csv': async ({ unscoped, body, user, now }) => ({
    status,
    ...(await importCsv(unscoped, body, { user, now })),
  }),
});
