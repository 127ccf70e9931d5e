import { exportFormats, exportMediaTypes } from '@portal/contract/wire';
import type { CurrentUser } from '../access/current-user.ts';
import { FileAnswer } from '../app/file-answer.ts';
import { enforceLimit } from '../limits/enforce-limit.ts';
import type { ExportDocument } from './document.ts';
import { exportFileName, exportMediaType } from './export-file-name.ts';
import type { ExportKind, ExportOptions, ExportRequester } from './export-kind.ts';
import { writeDocument, writeLabelSheets } from './write-document.ts';

/** A call that requests an export: the handler's own input, with the format. */
export type ExportCall = ExportRequester & ExportOptions;

/** The rate limit for one user's exports, keyed by the user's id. */
const exportRate = { name: 'exports', hits: 30, seconds: 60 };

interface LimitedCall extends Pick<ExportCall, 'db' | 'now'> {
  readonly user: Pick<CurrentUser, 'id'>;
}

/** @throws Refusal `too_many_requests` */
export const limitExports = ({ db, user, now }: LimitedCall): Promise<void> =>
  enforceLimit(db, exportRate, { caller: String(user.id), now });

/**
 * Answers a call with the requested file while the caller waits.
 *
 * @throws Refusal of the kind's own, or `too_many_requests`
 */
export async function answerExport<Request>(
  kind: ExportKind<Request>,
  call: ExportCall,
  request: Request,
): Promise<FileAnswer> {
  await limitExports(call);
  const { name, parts, document } = await kind.prepare(call, request, call);
  return documentAnswer(await document(), call, { name, parts, path: kind.path });
}

interface AnsweredFile {
  /** The file name without its extension; characters reserved by file systems are removed. */
  readonly name: string;
  /** The number of sections in the document; 1 by default. */
  readonly parts?: number;
  /** The path of the request field that a refusal names if the file is too large. */
  readonly path: string;
}

/** Returns a document as the file that answers a call. */
export const documentAnswer = (
  document: ExportDocument,
  { format, signal }: Pick<ExportCall, 'format' | 'signal'>,
  { name, parts = 1, path }: AnsweredFile,
): FileAnswer => {
  const fileName = exportFileName(name, format, parts);
  return new FileAnswer({
    name: fileName,
    mediaType: exportMediaType(fileName, format),
    write: (out) => writeDocument(document, { format, parts, out, signal, path }),
  });
};

/** Returns a document as sheets of labels, one label for each row of its tables. */
export const labelsAnswer = (
  document: ExportDocument,
  { signal }: Pick<ExportCall, 'signal'>,
  { name, path }: Omit<AnsweredFile, 'parts'>,
): FileAnswer =>
  new FileAnswer({
    name: exportFileName(name, exportFormats.pdf),
    mediaType: exportMediaTypes[exportFormats.pdf],
    write: (out) => writeLabelSheets(document, { out, signal, path }),
  });
