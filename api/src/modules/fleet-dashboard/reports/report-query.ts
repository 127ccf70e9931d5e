import type { ReportAnswer, ReportParameters } from '@portal/contract/fleet-dashboard';
import type { Asking } from '../account.ts';
import type { Selection } from '../selection.ts';

/** What a report computes from: who asks, the checked choice of records, and its own filters. */
export interface ReportInput extends Asking {
  readonly selection: Selection;
  readonly parameters: ReportParameters;
}

export type ReportFigures = Pick<ReportAnswer, 'rows' | 'total'>;

/** Computes one report; no record at all gives no rows and no total. */
export type ReportQuery = (input: ReportInput) => Promise<ReportFigures>;

export const noRecords: ReportFigures = { rows: [], total: null };
