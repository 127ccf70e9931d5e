import { groupedReport } from './groups.ts';
import { periodReport } from './periods.ts';
import type { Computation, ReportQuery } from './report-query.ts';

/** How a report is computed by its shape, or by location or dealer. */
export const computed =
  (computation: Computation): ReportQuery =>
  (input) =>
    input.definition.shape === 'periods' && !input.rowsBy
      ? periodReport(input, computation)
      : groupedReport(input, computation);
