import type { ListFileFormat } from '@portal/contract/wire';
import type { FileAnswer } from '../app/file-answer.ts';
import { documentAnswer, type ExportCall, limitExports } from '../exports/answer-export.ts';
import { readDocumentFrame } from '../exports/document-frame.ts';
import { tableDocument, tableName } from '../exports/table-document.ts';
import { readSpokenWords } from '../words/spoken-words.ts';
import { type ListContent, listedRows } from './listed-rows.ts';

/** What a handler was called with. */
type ListFileCall = Omit<ExportCall, 'format'> & {
  readonly body: { readonly format: ListFileFormat };
};

/**
 * Answers a list's call by a file: every row that the filters leave.
 *
 * @param namespace of the words in which the list speaks
 * @throws Refusal `too_many_requests`, or `file_too_large`
 */
export async function answerListFile<Row extends object>(
  input: ListFileCall,
  namespace: string,
  content: ListContent<Row>,
): Promise<FileAnswer> {
  const { format, ...selection } = input.body;
  const call = { ...input, format };
  await limitExports(call);
  const words = await readSpokenWords(call.db, namespace, call.locale);
  const listed = listedRows(content, selection, { words, clock: call });
  const frame = await readDocumentFrame(call.db, { words, user: call.user }, call);
  const document = tableDocument(listed, frame);
  return documentAnswer(document, call, { name: tableName(listed), path: 'format' });
}
