import {
  type ExportFormat,
  type ExportRequest,
  exportFormats,
  type fleetDashboardCalls,
  type GeneratedExport,
} from '@portal/contract/fleet-dashboard';
import { filesOf, type ReceivedFile } from '@portal/platform/http';
import { call } from '../calls.ts';

const file = filesOf<typeof fleetDashboardCalls>();

/** Has the server make a file of what was prepared. */
export type SendExport<Result> = (
  request: ExportRequest,
  options: { readonly format: ExportFormat; readonly signal: AbortSignal; readonly key: string },
) => Promise<Result>;

/** One report at once. */
export const sendReport: SendExport<ReceivedFile> = (request, { format, signal }) =>
  file('POST fleet_dashboard/export_single_report', { signal, body: { ...request, format } });

const tabCalls = {
  [exportFormats.pdf]: 'POST fleet_dashboard/export_reports_pdf',
  [exportFormats.excel]: 'POST fleet_dashboard/export_reports_excel',
  [exportFormats.png]: 'POST fleet_dashboard/export_reports_png',
} as const;

/** The reports of a tab at once. */
export const sendTab: SendExport<ReceivedFile> = (body, { format, signal }) =>
  file(tabCalls[format], { signal, body });

/** Many reports, which are made while nobody waits. Sent again with its key, nothing starts twice. */
export const startExport: SendExport<GeneratedExport> = (request, { format, signal, key }) =>
  call('POST fleet_dashboard/start_export', {
    signal,
    body: { ...request, format, client_key: key },
  });

/** A file that was made while nobody waited. */
export const downloadExport = (id: number): Promise<ReceivedFile> =>
  file('GET fleet_dashboard/download_export/{id}', { params: { id } });
