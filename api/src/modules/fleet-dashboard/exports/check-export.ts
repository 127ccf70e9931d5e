import {
  type DashboardReport,
  type ExportPart,
  type ExportRequest,
  reportDefinitions,
  tabs,
} from '@portal/contract/fleet-dashboard';
import { definitionOf } from '../../../reports/definition-of.ts';
import type { QueryContext } from '../../../scope/find-account.ts';
import { checkSavedParts } from '../kept-reports/check-saved-report.ts';
import { resolveSelection, type Selection } from '../selection.ts';

export interface CheckedPart {
  readonly part: ExportPart;
  readonly definition: DashboardReport;
}

/** An export with all fields validated. */
export interface CheckedExport {
  readonly request: ExportRequest;
  readonly selection: Selection;
  /** In the order of the tabs and, within each, of its reports. */
  readonly parts: readonly CheckedPart[];
}

/**
 * Validates an export by the same rules as a request of the screen.
 *
 * @throws Refusal with the path of the first invalid field
 */
export async function checkExport(
  asking: QueryContext,
  request: ExportRequest,
): Promise<CheckedExport> {
  checkSavedParts(request, '');
  const parts = request.reports_parameters.map((part, index) => {
    const place = `reports_parameters.${index}.report_type`;
    return {
      part,
      definition: definitionOf(reportDefinitions, part.report_type, part.tab_type, place),
    };
  });
  return {
    request,
    selection: await resolveSelection(asking, request.base_parameters),
    parts: parts.toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
}

const placeOf = ({ definition: { tab, order } }: CheckedPart) => tabs.indexOf(tab) * 100 + order;
