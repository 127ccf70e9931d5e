import type { ListFileFormat } from '@portal/contract/wire';
import type { FileAnswer } from '../../../app/file-answer.ts';
import type { CallInput } from '../../../app/implement.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import type { ListContent } from '../../../lists/listed-rows.ts';

/** A call answered with the file of a list, with any body. */
export type ReportFileCall<Selection> = Omit<CallInput<{ readonly right: string }>, 'body'> & {
  readonly body: Selection;
};

/**
 * Answers with the file of a report.
 *
 * @param content checks the request before the file is begun; rows are read while it is written
 * @throws Refusal as `content` and {@link answerListFile} do
 */
export async function answerReport<Row extends object>(
  input: ReportFileCall<object>,
  format: ListFileFormat,
  content: () => Promise<ListContent<Row>>,
): Promise<FileAnswer> {
  return answerListFile({ ...input, body: { ...input.body, format } }, 'surveys', await content());
}
