import {
  type DashboardReport,
  reportDefinitions,
  type SavedPart,
  type SavedReport,
  type SavedTab,
} from '@portal/contract/fleet-dashboard';
import type { PartMode, ReportView } from '@portal/platform/reports/view';
import { baseOf } from '../figures/base-of.ts';
import { readReportView } from '../figures/report-view.ts';
import { savedPartOf } from '../saved/saved-part.ts';
import { savedReportOf } from '../saved/saved-report.ts';
import { type DateRange, isWhole, type WholeSelection } from '../selection/selection.ts';
import { readSelection } from '../selection/selection-params.ts';

/** A report to export: its part of the request, and the view of its chart. */
export interface ExportedReport {
  readonly definition: DashboardReport;
  readonly view: ReportView;
  readonly part: SavedPart;
  /** The dates of the selection. */
  readonly dates: DateRange;
}

/** The selection and the reports to export. */
export interface ExportSubject extends Pick<SavedReport, 'base_parameters' | 'tab_parameters'> {
  readonly selection: WholeSelection;
  readonly reports: readonly ExportedReport[];
}

/** Returns one report as its card shows it. */
export function subjectOfCard(
  definition: DashboardReport,
  selection: WholeSelection,
  view: ReportView,
  mode: PartMode = view.mode,
): ExportSubject {
  return {
    selection,
    base_parameters: baseOf(selection),
    tab_parameters: { tab_type: definition.tab },
    reports: [
      {
        definition,
        view,
        part: savedPartOf(definition, view, mode),
        dates: selection.dates,
      },
    ],
  };
}

/**
 * Returns the reports of a tab, or the combined report, as an address shows them.
 *
 * @returns null when there is nothing to export, such as an empty combined report
 */
export function subjectOfAddress(params: URLSearchParams, of: SavedTab): ExportSubject | null {
  const saved = savedReportOf(params, of);
  const selection = readSelection(params);
  if (!saved || !isWhole(selection)) return null;
  const { base_parameters, tab_parameters, reports_parameters } = saved;
  const { dates } = selection;
  const reports = reports_parameters.flatMap((part): ExportedReport[] => {
    const definition = reportDefinitions.find(({ type }) => type === part.report_type);
    return definition
      ? [{ definition, part, view: readReportView(params, definition), dates }]
      : [];
  });
  return { selection, base_parameters, tab_parameters, reports };
}
