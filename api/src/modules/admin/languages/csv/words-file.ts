import { Buffer } from 'node:buffer';
import {
  type CsvColumn,
  csvColumns,
  languageLimits,
  type Word,
  type WordStanding,
  type WordsRequest,
} from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import { FileAnswer } from '../../../../app/file-answer.ts';
import { csvText, separatorIn } from '../../../../csv/csv-text.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { readWords } from '../../queries.ts';
import { resolveWordFilter } from '../resolve-word-filter.ts';

/**
 * Returns the texts of one locale as a file for translators; the translation is empty where the
 * locale has no text of its own.
 *
 * @param reader the locale of the reader's spreadsheet
 */
export async function wordsFile(
  db: Kysely<Schema>,
  request: Omit<WordsRequest, 'page_number' | 'page_size'>,
  reader: string,
): Promise<FileAnswer> {
  const { locale, filter } = await resolveWordFilter(db, request);
  const page = { page_number: 1, page_size: languageLimits.csvRows };
  const { words } = await readWords(db, filter, page);
  const rows = [csvColumns, ...words.map((word) => csvColumns.map((name) => cells[name](word)))];
  const bytes = Buffer.from(csvText(rows, separatorIn(reader)));
  return new FileAnswer({
    name: `words-${locale.locale}.csv`,
    mediaType: 'text/csv',
    size: bytes.length,
    write: async (out) => {
      out.end(bytes);
    },
  });
}

const cells: Readonly<Record<CsvColumn, (word: Word) => string>> = {
  namespace: ({ namespace }) => namespace,
  key: ({ key }) => key,
  translation: (word) => (isToDo(word) ? '' : word.translated_text),
  english: ({ translation_text }) => translation_text,
  comments: ({ comments }) => comments,
  source_comments: ({ source_comments }) => source_comments,
  standing: (word) => standingsOf(word).join(' '),
  revision: ({ revision }) => String(revision),
};

const isToDo = ({ is_edited, is_held_back, inherited_from }: Word) =>
  !is_edited && !is_held_back && inherited_from !== null;

const standingsOf = (word: Word): WordStanding[] => [
  ...(isToDo(word) ? (['to_do'] as const) : []),
  ...(word.is_edited ? (['edited'] as const) : []),
  ...(word.is_held_back ? (['held_back'] as const) : []),
  ...(word.is_source_changed ? (['source_changed'] as const) : []),
];
