import { placeholderFaults, type Word } from '@portal/contract/admin';
import type { Draft } from './draft.ts';

/** What came of the last thing that was done to words. */
export type Outcome =
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'reverted'; readonly word: Word }
  | { readonly kind: 'undone'; readonly word: Word }
  | { readonly kind: 'confirmed'; readonly word: Word }
  | { readonly kind: 'discarded'; readonly drafts: readonly Draft[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Whether the text that a word had before it was given back could be saved again. */
export const canComeBack = ({ translation_text, translated_text, plural_category }: Word) =>
  !placeholderFaults(translation_text, translated_text, plural_category !== null);
