import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { useQueries } from '@portal/platform/query';
import { reportQuery } from '../../../figures/report.query.ts';
import { readReportView } from '../../../figures/report-view.ts';
import type { WholeSelection } from '../../../selection/selection.ts';
import { refusedStep } from './refused-step.ts';

interface RefusedReport {
  readonly error: Error;
  /** One of the refused reports. */
  readonly report: ReturnType<typeof reportQuery>;
}

/**
 * Returns why the server refuses the selection for all reports of an address, or null. Makes no
 * calls of its own; it observes those of the cards.
 */
export function useRefusedSelection(
  definitions: readonly DashboardReport[],
  selection: WholeSelection,
  params: URLSearchParams,
): RefusedReport | null {
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
