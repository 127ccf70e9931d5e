import { exportFormats } from '@portal/contract/fleet-dashboard';
import type { exportCalls, generatedExportCalls } from '@portal/contract/fleet-dashboard/schema';
import { implement } from '../../../app/implement.ts';
import { answerExport } from '../../../exports/answer-export.ts';
import {
  answerCancelled,
  answerDownload,
  answerJob,
  answerJobs,
} from '../../../exports/jobs/job-calls.ts';
import { startJob } from '../../../exports/jobs/start-job.ts';
import { dashboardReports } from './dashboard-reports.ts';

const { pdf, excel, png } = exportFormats;

export const exportRoutes = implement<typeof exportCalls & typeof generatedExportCalls>({
  'POST fleet_dashboard/export_reports_pdf': (input) =>
    answerExport(dashboardReports, { ...input, format: pdf }, input.body),

  'POST fleet_dashboard/export_reports_excel': (input) =>
    answerExport(dashboardReports, { ...input, format: excel }, input.body),

  'POST fleet_dashboard/export_reports_png': (input) =>
    answerExport(dashboardReports, { ...input, format: png }, input.body),

  'POST fleet_dashboard/export_single_report': (input) => {
    const { format, ...request } = input.body;
    return answerExport(dashboardReports, { ...input, format }, request);
  },

  'POST fleet_dashboard/start_export': (input) => {
    const { format, client_key: clientKey, ...request } = input.body;
    return startJob(dashboardReports, { ...input, format, clientKey }, request);
  },

  'GET fleet_dashboard/get_exports': (input) => answerJobs(input, [dashboardReports]),
  'GET fleet_dashboard/get_export/{id}': (input) => answerJob(input, [dashboardReports]),
  'POST fleet_dashboard/cancel_export/{id}': (input) => answerCancelled(input, [dashboardReports]),
  'GET fleet_dashboard/download_export/{id}': (input) => answerDownload(input, [dashboardReports]),
});
