import { createContext } from 'react';

/** What `useWords` hands out: words that are made once for all components of a root. */
export interface MadeWords {
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly locale: string;
  readonly wordsLocale: string;
}

/** Null outside of a root: there nobody knows whose words are meant. */
export const WordsContext = createContext<MadeWords | null>(null);
