import type { WordStanding, WordsCount } from '@portal/contract/admin';
import type { Language } from '../words.query.ts';

/** A language with the counts of its texts in all parts of the portal. */
export interface LanguageRow {
  readonly locale: Language;
  /** Native name of its fallback language; null for none. */
  readonly parent: string | null;
  readonly total: number;
  readonly counts: Readonly<Record<WordStanding, number>>;
}

export const languageRows = (
  locales: readonly Language[],
  counts: readonly WordsCount[],
): LanguageRow[] =>
  locales.map((locale) => {
    const own = counts.filter(({ locale_id }) => locale_id === locale.id);
    const sumOf = (field: WordStanding | 'total') =>
      own.reduce((sum, count) => sum + count[field], 0);
    return {
      locale,
      parent: locales.find(({ id }) => id === locale.parrentId)?.name ?? null,
      total: sumOf('total'),
      counts: {
        to_do: sumOf('to_do'),
        edited: sumOf('edited'),
        held_back: sumOf('held_back'),
        source_changed: sumOf('source_changed'),
      },
    };
  });
