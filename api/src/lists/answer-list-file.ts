import { type ListFileFormat, listFormats } from '@portal/contract/wire';
import type { CurrentUser } from '../access/current-user.ts';
import { FileAnswer } from '../app/file-answer.ts';
import type { CallInput } from '../app/implement.ts';
import { writeExcel } from '../exports/excel/write-excel.ts';
import { writePdf } from '../exports/pdf/write-pdf.ts';
import { enforceLimit } from '../limits/enforce-limit.ts';
import { readSpokenWords } from '../words/spoken-words.ts';
import { type ListContent, listDocument } from './list-document.ts';

/** Of what one user exports; the user's id is the key. */
const fileRate = { name: 'export-lists', hits: 30, seconds: 60 };

const writers = { pdf: writePdf, excel: writeExcel };
const endings = { pdf: 'pdf', excel: 'xlsx' } as const;

/** What a handler was called with. */
type Asker = Pick<
  CallInput<{ readonly right: string }>,
  'unscoped' | 'signal' | 'now' | 'locale' | 'userTime'
> & {
  readonly user: CurrentUser;
  readonly body: { readonly format: ListFileFormat };
};

/**
 * Answers a list's call by a file.
 *
 * @param namespace of the words in which the list speaks
 */
export async function answerListFile<Row extends object>(
  { unscoped, user, signal, now, locale, userTime, body }: Asker,
  namespace: string,
  content: ListContent<Row>,
): Promise<FileAnswer> {
  await enforceLimit(unscoped, fileRate, { caller: String(user.id), now });
  const document = listDocument(content, body as Readonly<Record<string, unknown>>, {
    words: await readSpokenWords(unscoped, namespace, locale),
    shellWords: await readSpokenWords(unscoped, 'shell', locale),
    clock: { now, userTime },
    currencySymbol: user.currencySymbol,
  });
  const { format } = body;
  return new FileAnswer({
    name: `${document.title}.${endings[format]}`,
    mediaType: listFormats[format],
    write: (out) => writers[format](document, { out, signal }),
  });
}
