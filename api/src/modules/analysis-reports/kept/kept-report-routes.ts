import type { KeptReportCalls } from '@portal/contract/analysis-reports';
import type { CallTable } from '@portal/contract/wire';
import { type Handler, type Implementation, implement } from '../../../app/implement.ts';
import { answerDeleted, answerRestored } from '../../../kept/reports/kept-report-calls.ts';
import type { KeptReportKind } from '../../../kept/reports/kept-report-kind.ts';
import { cancelReport, runAgain } from '../../../kept/reports/order-report.ts';
import { readKeptReports } from '../../../kept/reports/read-kept-reports.ts';

const ofKind = (kind: KeptReportKind) =>
  implement<KeptReportCalls<'report'>>({
    'GET report/get_reports': async (input) => ({ reports: await readKeptReports(input, kind) }),
    'POST report/cancel_report/{id}': (input) => cancelReport(kind, input, input.params.id),
    'POST report/run_report/{id}': (input) => runAgain(kind, input, input.params.id),
    'DELETE report/delete_report/{id}': (input) => answerDeleted(kind, input),
    'POST report/restore_report/{id}': (input) => answerRestored(kind, input),
  });

/**
 * Implements the calls on saved copies of a kind, except those that make and open one.
 *
 * @param prefix of the report's calls
 */
export function keptReportRoutes<const Prefix extends string>(
  prefix: Prefix,
  kind: KeptReportKind,
): Implementation<KeptReportCalls<Prefix> & CallTable> {
  const routes = Object.entries(ofKind(kind)).map(([name, handler]): [string, Handler<never>] => [
    name.replace(' report/', ` ${prefix}/`),
    handler as Handler<never>,
  ]);
  // Keyed by the names in the type.
  return Object.fromEntries(routes) as unknown as Implementation<
    KeptReportCalls<Prefix> & CallTable
  >;
}
