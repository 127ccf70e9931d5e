import type { Period, ReportAnswer, ReportDefinition } from '@portal/contract/fleet-dashboard';
import type { Asking } from '../../../scope/find-account.ts';
import type { Selection } from '../selection.ts';
import type { Filters } from './filters.ts';
import type { Side } from './sides.ts';

/** What a report computes from: who asks, the checked choice of records, and its own parameters. */
export interface ReportInput extends Asking {
  readonly definition: ReportDefinition;
  readonly selection: Selection;
  readonly filters: Filters;
  readonly period: Period;
  /** The current figures, and the comparisons that were asked for and may be shown. */
  readonly sides: readonly Side[];
}

export type ReportFigures = Pick<ReportAnswer, 'rows' | 'total'>;

/** Computes one report; no record at all in the range itself gives no rows and no total. */
export type ReportQuery = (input: ReportInput) => Promise<ReportFigures>;

export const noRecords: ReportFigures = { rows: [], total: null };
