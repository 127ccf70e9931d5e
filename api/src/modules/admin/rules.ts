import {
  type PlaceholderFaults,
  type PluralCategory,
  placeholderFaults,
} from '@portal/contract/admin';
import { refuse } from '../../app/refusal.ts';

/** What an administrator asks to save for one word. */
export interface WordEdit {
  readonly id: number;
  /** Empty, or nothing but spaces: the word goes back to its built text. */
  readonly translated_text: string;
  /** Left out: the comments stay as they are. */
  readonly comments?: string;
  /** The revision that was read; left out, the edit goes through whatever was saved since. */
  readonly revision?: number;
}

/** What a word's translation is held to. */
export interface EnglishText {
  readonly id: number;
  readonly english_text: string;
  readonly plural_category: PluralCategory | null;
  /** Of the translation. */
  readonly revision: number;
}

export const isGivenBack = ({ translated_text }: WordEdit): boolean =>
  translated_text.trim() === '';

/**
 * Checks a whole request, so that all of it is saved or nothing.
 *
 * @param words the words among `edits` that exist
 * @throws Refusal at the first edit that names no word or one word twice, whose word somebody else has
 *   saved since it was read, or whose text the portal could not fill
 */
export function checkEdits(edits: readonly WordEdit[], words: readonly EnglishText[]): void {
  const byId = new Map(words.map((word) => [word.id, word]));
  const seen = new Set<number>();
  for (const [index, edit] of edits.entries()) {
    const word = byId.get(edit.id);
    if (!word) throw refuse('unknown_value', `words.${index}.id`);
    if (seen.has(edit.id)) {
      throw refuse('invalid', `words.${index}.id`, 'The word is named twice.');
    }
    seen.add(edit.id);
    if (edit.revision !== undefined && edit.revision !== word.revision) {
      throw refuse('changed_elsewhere', `words.${index}.revision`);
    }
    const faults = isGivenBack(edit) ? null : faultsOf(edit, word);
    if (faults) throw refuse('invalid', `words.${index}.translated_text`, describeFaults(faults));
  }
}

const faultsOf = (edit: WordEdit, { english_text, plural_category }: EnglishText) =>
  placeholderFaults(english_text, edit.translated_text, plural_category !== null);

const listed = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** What is wrong with a text, as a sentence for an integrator's log. */
export function describeFaults({ missing, unknown, stray }: PlaceholderFaults): string {
  const sentences = [
    missing.length > 0 && `The text lacks ${listed(missing)} of the English text.`,
    unknown.length > 0 && `Nothing fills ${listed(unknown)}.`,
    stray && 'Braces and references that nothing fills would be shown as they stand.',
  ];
  return sentences.filter(Boolean).join(' ');
}
