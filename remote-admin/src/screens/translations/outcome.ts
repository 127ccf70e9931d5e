import { placeholderFaults, type Word } from '@portal/contract/admin';
import type { Draft } from './draft.ts';

/** Result of the last action on texts. */
export type Outcome =
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'reverted'; readonly word: Word }
  | { readonly kind: 'undone'; readonly word: Word }
  | { readonly kind: 'confirmed'; readonly word: Word }
  | { readonly kind: 'discarded'; readonly drafts: readonly Draft[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Whether the text before a revert is still valid and could be saved again. */
export const isRestorable = ({ translation_text, translated_text, plural_category }: Word) =>
  !placeholderFaults(translation_text, translated_text, plural_category !== null);
