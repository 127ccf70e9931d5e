import type { ReportDefinition } from '@portal/contract/reports';
import type { ExportFormat } from '@portal/contract/wire';
import type { AskedReport, Filters } from '../filters.ts';
import type { Reading } from './reading.ts';

/** A report as it was asked for, and what was seen of it. */
export type SeenPart = AskedReport & {
  /** The column that the table is sorted by, counted from 1. */
  readonly sort_number?: number;
  readonly sort_direction?: 'asc' | 'desc';
  readonly display_mode?: 'both' | 'graph' | 'table' | 'table_last' | 'graph_last';
  /** The row that a pie is of. */
  readonly selected_month?: string | null;
  readonly comment?: string;
  /** The chart as it was seen, and what it shows in words. */
  readonly chart?: { readonly svg: string; readonly summary: string };
};

/** A report of a document, of which every field was checked. */
export interface SeenReport {
  readonly definition: ReportDefinition;
  readonly part: SeenPart;
}

/** What the reports of a document have in common. */
export interface SectionSetting {
  /** The first and the last day, as dates. */
  readonly range: { readonly date_from: string; readonly date_to: string };
  /** The choice of records leaves some out. */
  readonly isNarrowed: boolean;
  /** The values of each filter that has a list of them: these have words. */
  readonly filterValues: Filters;
  readonly reading: Reading;
  readonly format: ExportFormat;
}
