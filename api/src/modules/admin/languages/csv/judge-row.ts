import {
  adminLimits,
  type CsvFault,
  type PluralCategory,
  placeholderFaults,
} from '@portal/contract/admin';
import type { TextEdit } from '../store-texts.ts';
import type { FileRow } from './file-rows.ts';
import type { StoredWord } from './stored-words.ts';

/** What a row comes to: an edit, nothing, or why it is refused. */
export type Judgement =
  | { readonly kind: 'changed'; readonly edit: TextEdit }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly fault: CsvFault; readonly names: readonly string[] };

interface Judging {
  /** Undefined where there is no such word. */
  readonly word: StoredWord | undefined;
  /** Whether a row before it names the same word. */
  readonly isRepeated: boolean;
  /** The forms of counted words that the language has. */
  readonly categories: readonly PluralCategory[];
  /** Of the dry run, where there was one. */
  readonly readAt: Date | null;
}

const refused = (fault: CsvFault, names: readonly string[] = []): Judgement => ({
  kind: 'refused',
  fault,
  names,
});

export function judgeRow(row: FileRow, judging: Judging): Judgement {
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

function judgeTexts(edit: TextEdit, word: StoredWord): Judgement {
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

/** What a row changes; an empty cell changes nothing, and the built text gives a word back. */
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

/** The text that a locale has of its own; empty for none. */
export const ownText = ({ edited_text, built_text }: StoredWord): string =>
  edited_text ?? built_text ?? '';

/** Whether two texts differ in nothing but the way of their line breaks and blanks around them. */
const isAlike = (one: string, other: string) => trimmed(one) === trimmed(other);
const trimmed = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();
