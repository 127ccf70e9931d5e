import type { Comparison, ReportDefinition } from '@portal/contract/fleet-dashboard';
import type { ShownRow } from '../report-rows.ts';

/** What a chart draws. */
export interface DrawnFigures {
  readonly definition: ReportDefinition;
  /** In the order of the server. */
  readonly rows: readonly ShownRow[];
  readonly total: ShownRow | null;
  readonly compared: readonly Comparison[];
}
