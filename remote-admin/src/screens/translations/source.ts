import { placeholderFaults, type Word } from '@portal/contract/admin';

type Source = Pick<Word, 'built_source' | 'edited_source' | 'translation_text'>;

/** Whether an administrator's English text replaces the built one. */
export const isSourceEdited = ({ built_source, edited_source, translation_text }: Source) =>
  built_source !== null && edited_source === translation_text && edited_source !== built_source;

/** Whether a build has changed the English text since an administrator edited it. */
export const isSourceReplaced = ({ built_source, edited_source, translation_text }: Source) =>
  built_source !== null && edited_source !== null && edited_source !== translation_text;

/** Whether English has this plural form; the forms of other languages follow its last one. */
export const hasEnglishForm = ({ plural_category: form }: Pick<Word, 'plural_category'>) =>
  form === null || form === 'one' || form === 'other';

const listed = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** Checks an English text; returns the key of a message and the names in it, or null if valid. */
export function sourceProblem(built: string | null, text: string) {
  if (text.trim() === '') return built === null ? { word: 'source.problem.missing' } : null;
  const faults = placeholderFaults(built ?? '', text, false);
  if (faults?.stray) return { word: 'fault.stray' };
  const unknown = built === null ? [] : (faults?.unknown ?? []);
  return unknown.length > 0 ? { word: 'fault.unknown', names: listed(unknown) } : null;
}

/** Lists the placeholders of one text that another omits, with their braces; null for none. */
export function omittedPlaceholders(of: string, text: string): string | null {
  const missing = placeholderFaults(of, text, false)?.missing ?? [];
  return text.trim() === '' || missing.length === 0 ? null : listed(missing);
}
