import { createContext } from 'react';

/** The texts returned by `useWords`, created once for all components of a root. */
export interface RootWords {
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly locale: string;
  readonly wordsLocale: string;
}

/** Null outside of a root, where the namespace is unknown. */
export const WordsContext = createContext<RootWords | null>(null);
