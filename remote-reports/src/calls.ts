import type { analysisReportCalls } from '@portal/contract/analysis-reports';
import { callsOf, filesOf } from '@portal/platform/http';

/** The calls of the analysis reports, typed by the wire contract. */
export const call = callsOf<typeof analysisReportCalls>();

/** The calls that return files. */
export const fileOf = filesOf<typeof analysisReportCalls>();
