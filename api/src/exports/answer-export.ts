import { exportMediaTypes } from '@portal/contract/portal';
import { FileAnswer } from '../app/file-answer.ts';
import { enforceLimit } from '../limits/enforce-limit.ts';
import { exportFileName } from './export-file-name.ts';
import type { ExportAsker, ExportKind, ExportSetting } from './export-kind.ts';
import { writeDocument } from './write-document.ts';

/** A call that asks for an export: the handler's own input, with the format. */
export type ExportCall = ExportAsker & ExportSetting;

/** Of what one user exports; the user's id is the key. */
const exportRate = { name: 'export-reports', hits: 30, seconds: 60 };

/** @throws Refusal `too_many_requests` */
export const limitExports = ({ db, user, now }: ExportCall): Promise<void> =>
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
  const { format, signal } = call;
  const prepared = await kind.prepare(call, request, call);
  const document = await prepared.document();
  return new FileAnswer({
    name: exportFileName(prepared.name, format),
    mediaType: exportMediaTypes[format],
    write: (out) => writeDocument(document, { format, out, signal, path: kind.path }),
  });
}
