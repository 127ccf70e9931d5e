import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { useQueries } from '@portal/platform/query';
import { reportQuery } from '../../../figures/report.query.ts';
import { readReportView } from '../../../figures/report-view.ts';
import type { WholeSelection } from '../../../selection/selection.ts';
import { refusedStep } from './refused-step.ts';

interface Refused {
  readonly error: Error;
  /** One of the reports that were refused. */
  readonly report: ReturnType<typeof reportQuery>;
}

/**
 * Why the server refuses a selection for all reports of an address alike, or null. It asks for
 * nothing: it watches what the cards ask for.
 */
export function useRefusedSelection(
  definitions: readonly DashboardReport[],
  selection: WholeSelection,
  params: URLSearchParams,
): Refused | null {
  const reports = definitions.map((definition) =>
    reportQuery(definition, selection, readReportView(params, definition)),
  );
  const error = useQueries({
    queries: reports.map((report) => ({ ...report, enabled: false })),
    combine: (answers) =>
      answers.some(({ isSuccess }) => isSuccess)
        ? null
        : (answers.find(({ error }) => refusedStep(error))?.error ?? null),
  });
  const [report] = reports;
  return error && report ? { error, report } : null;
}
