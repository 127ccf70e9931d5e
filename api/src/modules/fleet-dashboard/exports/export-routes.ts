import {
  type ExportFormat,
  type ExportRequest,
  exportFormats,
  exportMediaTypes,
} from '@portal/contract/fleet-dashboard';
import type { exportCalls } from '@portal/contract/fleet-dashboard/schema';
import { FileAnswer } from '../../../app/file-answer.ts';
import { type CallInput, implement } from '../../../app/implement.ts';
import { inTurn } from '../../../db/in-turn.ts';
import { enforceLimit } from '../../../limits/enforce-limit.ts';
import { checkExport } from './check-export.ts';
import { exportDocument } from './export-document.ts';
import { writeExport } from './write-export.ts';

/** Of what one user exports; the user's id is the key. */
export const exportRate = { name: 'export-reports', hits: 30, seconds: 60 };

export const exportRoutes = implement<typeof exportCalls>({
  'POST fleet_dashboard/export_reports_pdf': (input) =>
    exported(input, input.body, exportFormats.pdf),

  'POST fleet_dashboard/export_reports_excel': (input) =>
    exported(input, input.body, exportFormats.excel),

  'POST fleet_dashboard/export_reports_png': (input) =>
    exported(input, input.body, exportFormats.png),

  'POST fleet_dashboard/export_single_report': (input) =>
    exported(input, input.body, input.body.format),
});

type Asker = Pick<
  CallInput<{ readonly right: 'FDLOGIN' }>,
  'db' | 'user' | 'signal' | 'now' | 'locale' | 'userTime'
>;

async function exported(
  { db, user, signal, now, locale, userTime }: Asker,
  request: ExportRequest,
  format: ExportFormat,
): Promise<FileAnswer> {
  await enforceLimit(db, exportRate, { caller: String(user.id), now });
  const checked = await inTurn(db, signal, (turn) => checkExport({ db: turn, user }, request));
  const setting = { format, locale, userTime, now };
  const document = await exportDocument({ db, user, signal }, checked, setting);
  return new FileAnswer({
    name: document.fileName,
    mediaType: exportMediaTypes[format],
    write: (out) => writeExport(format, document, { out, signal }),
  });
}
