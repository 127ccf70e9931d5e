import type { ExportRequest, fleetDashboardCalls } from '@portal/contract/fleet-dashboard';
import { type ExportTask, exportFormats } from '@portal/platform/exports';
import { filesOf } from '@portal/platform/http';
import { call } from '../calls.ts';

const file = filesOf<typeof fleetDashboardCalls>();

/** Has the server make a file of what was prepared. */
export type SendReports = ExportTask<ExportRequest>['send'];

/** One report at once. */
export const sendReport: SendReports = (request, { format, signal }) =>
  file('POST fleet_dashboard/export_single_report', { signal, body: { ...request, format } });

const tabCalls = {
  [exportFormats.pdf]: 'POST fleet_dashboard/export_reports_pdf',
  [exportFormats.excel]: 'POST fleet_dashboard/export_reports_excel',
  [exportFormats.png]: 'POST fleet_dashboard/export_reports_png',
} as const;

/** The reports of a tab at once. */
export const sendTab: SendReports = (body, { format, signal }) =>
  file(tabCalls[format], { signal, body });

/** Many reports, which are made while nobody waits. Sent again with its key, nothing starts twice. */
export const startExport: SendReports = (request, { format, signal, key }) =>
  call('POST fleet_dashboard/start_export', {
    signal,
    body: { ...request, format, client_key: key },
  });
