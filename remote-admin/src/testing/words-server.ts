import type { Locale, Word, WordEdits, WordsRequest } from '@portal/contract/admin';
import type { ReceivedCall } from '@portal/platform/testing/shell';

const locales: readonly Locale[] = [
  { id: 1, locale: 'en-US', parrentId: null, name: 'English (United States)' },
  { id: 2, locale: 'es-US', parrentId: 1, name: 'Español (Estados Unidos)' },
  { id: 10, locale: 'de-DE', parrentId: 1, name: 'Deutsch' },
];

/** A plain built-in text, with optional fields of its own. */
export const wordOf = (id: number, own: Partial<Word> = {}): Word => ({
  id,
  locale_id: 2,
  namespace: 'dashboard',
  key: `word.${String(id).padStart(3, '0')}`,
  plural_category: null,
  translation_text: own.built_source ?? `English ${id}`,
  built_source: own.translation_text ?? `English ${id}`,
  edited_source: null,
  source_comments: '',
  source_revision: 0,
  translated_text: own.built_text ?? `Español ${id}`,
  built_text: `Español ${id}`,
  inherited_from: null,
  is_edited: false,
  is_held_back: false,
  is_source_changed: false,
  comments: '',
  revision: 0,
  edited_by: null,
  edited_at: null,
  ...own,
});

/** A fake server that pages, searches and edits texts like the real one. */
export function wordsServer(initial: readonly Word[]) {
  let words = [...initial];

  function page({ locale_id, keyword = '', namespace = '', page_number, page_size }: WordsRequest) {
    const found = words
      .map((word) => ({ ...word, locale_id }))
      .filter((word) => namespace === '' || word.namespace === namespace)
      .filter(({ key, translation_text, translated_text }) =>
        `${key} ${translation_text} ${translated_text}`
          .toLowerCase()
          .includes(keyword.toLowerCase()),
      );
    return {
      words: found.slice((page_number - 1) * page_size, page_number * page_size),
      namespaces: [...new Set(words.map((word) => word.namespace))].sort(),
      page_number,
      page_size,
      total_items: found.length,
    };
  }

  function count(body: unknown) {
    const { locale_id } = body as { readonly locale_id: number };
    const counts = [...new Set(words.map(({ namespace }) => namespace))].map((namespace) => {
      const here = words.filter((word) => word.namespace === namespace);
      return {
        locale_id,
        namespace,
        total: here.length,
        to_do: here.filter((word) => word.inherited_from && !word.is_edited).length,
        edited: here.filter((word) => word.is_edited).length,
        held_back: here.filter((word) => word.is_held_back).length,
        source_changed: here.filter((word) => word.is_source_changed).length,
      };
    });
    return { count: words.length, counts };
  }

  function edit({ words: edits }: WordEdits) {
    words = words.map((word) => {
      const change = edits.find(({ id }) => id === word.id);
      if (!change) return word;
      return {
        ...word,
        translated_text: change.translated_text || word.built_text,
        is_edited: change.translated_text !== '',
        is_source_changed: false,
        comments: change.comments ?? word.comments,
        revision: word.revision + 1,
        edited_by: 'gyr',
        edited_at: '2026-03-04T12:00:00.000Z',
      };
    });
    return { status: { status: 0, description: 'Success' } };
  }

  return (name: string, { body }: Pick<ReceivedCall, 'body'>): unknown => {
    if (name === 'POST admin/locales/get') return { locales, added: [] };
    if (name === 'POST admin/translations/get_words') return page(body as WordsRequest);
    if (name === 'POST admin/translations/get_words_count') return count(body);
    if (name === 'PUT admin/translations/edit_words') return edit(body as WordEdits);
    return undefined;
  };
}
