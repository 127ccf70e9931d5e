import {
  type DashboardReport,
  type RecordKind,
  type ReportParameters,
  recordColumns,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import type { RecordsAnswer, RecordsRequest } from '@portal/contract/reports';
import { recordsOf as madeUp } from '@portal/platform/testing/shell';

/** A request for the records behind a figure. */
export type AskedRecords = RecordsRequest<ReportParameters>;

const definitions: readonly DashboardReport[] = reportDefinitions;

/** Returns a page of made-up records of the kind that the requested report has. */
export function recordsOf(asked: AskedRecords): RecordsAnswer<RecordKind> {
  const definition = definitions.find(({ type }) => type === asked.report.report_type);
  if (!definition) throw new Error(`There is no report ${asked.report.report_type}`);
  return madeUp(asked, {
    definition,
    columns: recordColumns[definition.records],
    codes: { line_kind: 'new_tire', 'filter.wheel_positions': 'drive' },
  });
}
