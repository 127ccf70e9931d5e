import { exportFormats, exportMediaTypes } from '@portal/contract/wire';
import type { CurrentUser } from '../access/current-user.ts';
import { FileAnswer } from '../app/file-answer.ts';
import { enforceLimit } from '../limits/enforce-limit.ts';
import type { ExportDocument } from './document.ts';
import { exportFileName, exportMediaType } from './export-file-name.ts';
import type { ExportAsker, ExportKind, ExportSetting } from './export-kind.ts';
import { writeDocument, writeLabelSheets } from './write-document.ts';

/** A call that asks for an export: the handler's own input, with the format. */
export type ExportCall = ExportAsker & ExportSetting;

/** Of what one user exports; the user's id is the key. */
const exportRate = { name: 'exports', hits: 30, seconds: 60 };

interface LimitedCall extends Pick<ExportCall, 'db' | 'now'> {
  readonly user: Pick<CurrentUser, 'id'>;
}

/** @throws Refusal `too_many_requests` */
export const limitExports = ({ db, user, now }: LimitedCall): Promise<void> =>
  enforceLimit(db, exportRate, { caller: String(user.id), now });

/**
 * Answers a call by the file that it asks for, for which the caller waits.
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
  /** Without its ending; signs that a system keeps for itself are taken out. */
  readonly name: string;
  /** How many sections the document has; one unless said. */
  readonly parts?: number;
  /** Where in the request stands what makes the file too large. */
  readonly path: string;
}

/** A document as the file that answers a call. */
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

/** A document as sheets of labels, a row of its tables on each. */
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
