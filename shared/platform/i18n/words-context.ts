import { createContext } from 'react';
import type { SpokenWords } from './use-words.ts';

/** Null outside of a root: there nobody knows whose words are meant. */
export const WordsContext = createContext<SpokenWords | null>(null);
