import type { ExportRequest, fleetDashboardCalls } from '@portal/contract/fleet-dashboard';
import { type ExportTask, exportFormats } from '@portal/platform/exports';
import { filesOf } from '@portal/platform/http';
import { call } from '../calls.ts';

const file = filesOf<typeof fleetDashboardCalls>();

/** Sends a prepared request, from which the server makes a file. */
export type SendReports = ExportTask<ExportRequest>['send'];

/** Exports one report immediately. */
export const sendReport: SendReports = (request, { format, signal }) =>
  file('POST fleet_dashboard/export_single_report', { signal, body: { ...request, format } });

const tabCalls = {
  [exportFormats.pdf]: 'POST fleet_dashboard/export_reports_pdf',
  [exportFormats.excel]: 'POST fleet_dashboard/export_reports_excel',
  [exportFormats.png]: 'POST fleet_dashboard/export_reports_png',
} as const;

/** Exports the reports of a tab immediately. */
export const sendTab: SendReports = (body, { format, signal }) =>
  file(tabCalls[format], { signal, body });

/**
 * Starts a background export of many reports. Resending a request with the same key starts no
 * second export.
 */
export const startExport: SendReports = (request, { format, signal, key }) =>
  call('POST fleet_dashboard/start_export', {
    signal,
    body: { ...request, format, client_key: key },
  });
