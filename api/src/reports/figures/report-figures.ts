import type { ReportInput } from '../report-input.ts';
import type { ReportSubject } from '../report-subject.ts';
import { groupedReport } from './groups.ts';
import { periodReport } from './periods.ts';
import type { ReportFigures, ReportSums } from './report-sums.ts';

/** Computes a report by its shape, or by location or dealer. */
export function reportFigures<Subject extends ReportSubject>(
  input: ReportInput<Subject>,
  sums: ReportSums<Subject>,
): Promise<ReportFigures> {
  if (input.rowsBy) return groupedReport(input, sums);
  if (sums.query) return sums.query(input);
  return input.definition.shape === 'periods'
    ? periodReport(input, sums)
    : groupedReport(input, sums);
}
