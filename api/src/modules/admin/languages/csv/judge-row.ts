import {
  adminLimits,
  type CsvFault,
  type PluralCategory,
  placeholderFaults,
} from '@portal/contract/admin';
import type { TextEdit } from '../store-texts.ts';
import type { FileRow } from './file-rows.ts';
import type { StoredWord } from './stored-words.ts';

/** The outcome for a row: an edit, no change, or the reason for its refusal. */
export type RowJudgment =
  | { readonly kind: 'changed'; readonly edit: TextEdit }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly fault: CsvFault; readonly names: readonly string[] };

interface JudgeRowContext {
  /** Undefined if the key is unknown. */
  readonly word: StoredWord | undefined;
  /** Whether an earlier row names the same key. */
  readonly isRepeated: boolean;
  /** The plural forms of the language. */
  readonly categories: readonly PluralCategory[];
  /** Time of the dry run; null if there was none. */
  readonly readAt: Date | null;
}

const refused = (fault: CsvFault, names: readonly string[] = []): RowJudgment => ({
  kind: 'refused',
  fault,
  names,
});

export function judgeRow(row: FileRow, judging: JudgeRowContext): RowJudgment {
  const { word, isRepeated, categories, readAt } = judging;
  if (row.fault) return refused(row.fault);
  if (!word) return refused('unknown_key');
  const { plural_category: form } = word;
  if (form !== null && !categories.includes(form)) return refused('plural_form');
  if (isRepeated) return refused('twice');
  const edit = editOf(row, word);
  if (edit.text === undefined && edit.comments === undefined) {
    return word.is_held_back && (row.values.translation ?? '').trim() !== ''
      ? refused('held_back')
      : { kind: 'unchanged' };
  }
  const { english, revision } = row.values;
  if (english && !isAlike(english, word.english_text)) return refused('source_changed');
  const isOld = revision?.trim() && revision.trim() !== String(word.revision);
  const isLate = readAt && word.edited_at && word.edited_at > readAt;
  if (isOld || isLate) return refused('changed_elsewhere');
  return judgeTexts(edit, word);
}

function judgeTexts(edit: TextEdit, word: StoredWord): RowJudgment {
  const { text, comments } = edit;
  const { translation, comments: longest } = adminLimits;
  if ((text?.length ?? 0) > translation || (comments?.length ?? 0) > longest) {
    return refused('too_long');
  }
  const faults = text
    ? placeholderFaults(word.english_text, text, word.plural_category !== null)
    : null;
  if (!faults) return { kind: 'changed', edit };
  const names = [...faults.missing, ...faults.unknown].map((name) => `{{${name}}}`);
  return refused('placeholders', faults.stray ? [...names, '{ }'] : names);
}

/**
 * Returns the edit in a row; an empty cell changes nothing, and the built text removes the edited
 * one.
 */
function editOf({ values }: FileRow, word: StoredWord): TextEdit {
  const { translation = '', comments = '' } = values;
  const isText = translation.trim() !== '' && !isAlike(translation, ownText(word));
  const isComment = comments.trim() !== '' && !isAlike(comments, word.comments);
  const text = isAlike(translation, word.built_text ?? '') ? null : translation;
  return {
    id: word.id,
    ...(isText && { text }),
    ...(isComment && { comments }),
  };
}

/** The locale's own text, edited or built; empty if there is none. */
export const ownText = ({ edited_text, built_text }: StoredWord): string =>
  edited_text ?? built_text ?? '';

/** Whether two texts differ only in line endings and surrounding whitespace. */
const isAlike = (one: string, other: string) => trimmed(one) === trimmed(other);
const trimmed = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();
