import type { Word } from '@portal/contract/admin';
import type { WordsApi } from '../../../words/testing.ts';

export const [english, spanish, argentine, polish] = [1, 2, 5, 24];

/** Helpers for tests of texts. */
export function createWordHelpers(api: () => WordsApi) {
  const words = async (locale_id: number = spanish): Promise<Word[]> => {
    const body = { locale_id, page_number: 1, page_size: 100 };
    return (await api().call('POST admin/translations/get_words', body)).body.words;
  };
  const wordOf = async (key: string, locale_id?: number) => {
    const word = (await words(locale_id)).find((each) => each.key === key);
    if (!word) throw new Error(`There is no word ${key}.`);
    return word;
  };
  return {
    words,
    wordOf,
    pack: async (locale: string) => (await api().pack(locale)).body.language_pack,
    /** Saves the translation of one word. */
    save: async (key: string, translated_text: string, locale_id: number = spanish) =>
      api().call('PUT admin/translations/edit_words', {
        locale_id,
        words: [{ id: (await wordOf(key, locale_id)).id, translated_text }],
      }),
    changes: async () =>
      api()
        .database.kysely.selectFrom('audit_entries')
        .select(['area', 'action', 'subject', 'before', 'after'])
        .orderBy('id')
        .execute(),
  };
}
