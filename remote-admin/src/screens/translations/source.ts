import { placeholderFaults, type Word } from '@portal/contract/admin';

type Source = Pick<Word, 'built_source' | 'edited_source' | 'translation_text'>;

/** Whether an administrator's English text holds in place of the built one. */
export const isSourceEdited = ({ built_source, edited_source, translation_text }: Source) =>
  built_source !== null && edited_source === translation_text && edited_source !== built_source;

/** Whether a build has brought another English text than the one that an administrator had edited. */
export const isSourceReplaced = ({ built_source, edited_source, translation_text }: Source) =>
  built_source !== null && edited_source !== null && edited_source !== translation_text;

/** Whether English has this form of a counted word; the forms of other languages follow its last one. */
export const isSourceSayable = ({ plural_category: form }: Pick<Word, 'plural_category'>) =>
  form === null || form === 'one' || form === 'other';

const listed = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** What is wrong with an English text, as a word and the names in it; null where nothing is. */
export function sourceProblem(built: string | null, text: string) {
  if (text.trim() === '') return built === null ? { word: 'source.problem.missing' } : null;
  const faults = placeholderFaults(built ?? '', text, false);
  if (faults?.stray) return { word: 'fault.stray' };
  const unknown = built === null ? [] : (faults?.unknown ?? []);
  return unknown.length > 0 ? { word: 'fault.unknown', names: listed(unknown) } : null;
}

/** Placeholders of a text that another leaves out, as they are written. */
export function leftOut(of: string, text: string): string | null {
  const missing = placeholderFaults(of, text, false)?.missing ?? [];
  return text.trim() === '' || missing.length === 0 ? null : listed(missing);
}
