import type { ReportDefinition } from '@portal/contract/reports';
import type { ExportFormat } from '@portal/contract/wire';
import type { Filters, RequestedReport } from '../filters.ts';
import type { ReaderTexts } from './reader-texts.ts';

/** A report as requested, with its view on screen. */
export type PartWithView = RequestedReport & {
  /** The column that the table is sorted by, counted from 1. */
  readonly sort_number?: number;
  readonly sort_direction?: 'asc' | 'desc';
  readonly display_mode?: 'both' | 'graph' | 'table' | 'table_last' | 'graph_last';
  /** The row shown by a pie chart. */
  readonly selected_month?: string | null;
  readonly comment?: string;
  /** The chart as seen, and a summary of it in words. */
  readonly chart?: { readonly svg: string; readonly summary: string };
};

/** A report of a document, with all fields checked. */
export interface ReportWithView {
  readonly definition: ReportDefinition;
  readonly part: PartWithView;
}

/** The settings shared by the reports of a document. */
export interface SectionSetting {
  /** The first and the last day, as dates. */
  readonly range: { readonly date_from: string; readonly date_to: string };
  /** Whether the selection omits some records. */
  readonly isNarrowed: boolean;
  /** The values of each filter with a list of values, for which there are texts. */
  readonly filterValues: Filters;
  readonly reading: ReaderTexts;
  readonly format: ExportFormat;
}
