import type { ScrapRemovalsRequest } from '@portal/contract/analysis-reports';
import { exportFormats, type SendOptions } from '@portal/platform/exports';
import { fileOf } from '../../calls.ts';

type Selection = Omit<ScrapRemovalsRequest, 'page_number' | 'page_size'>;

/** Exports the whole report, with the removals of the selection. */
export const scrapFile = (body: Selection, { format, signal }: SendOptions) =>
  format === exportFormats.pdf
    ? fileOf('POST scrap_analysis_report/get_report_to_pdf', { body, signal })
    : fileOf('POST scrap_analysis_report/get_report_to_excel', { body, signal });
