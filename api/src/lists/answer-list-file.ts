import type { ListFileFormat } from '@portal/contract/wire';
import type { FileAnswer } from '../app/file-answer.ts';
import { documentAnswer, type ExportCall, limitExports } from '../exports/answer-export.ts';
import { readDocumentFrame } from '../exports/document-frame.ts';
import { tableDocument, tableName } from '../exports/table-document.ts';
import { readLocalizedTexts } from '../words/localized-texts.ts';
import { type ListContent, listedRows } from './listed-rows.ts';

/** The input of a handler for a list's file. */
type ListFileCall = Omit<ExportCall, 'format'> & {
  readonly body: { readonly format: ListFileFormat };
};

/**
 * Answers a list's call with a file: every row that matches the filters.
 *
 * @param namespace of the list's texts
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
  const words = await readLocalizedTexts(call.db, namespace, call.locale);
  const listed = listedRows(content, selection, { words, clock: call });
  const frame = await readDocumentFrame(call.db, { words, user: call.user }, call);
  const document = tableDocument(listed, frame);
  return documentAnswer(document, call, { name: tableName(listed), path: 'format' });
}
