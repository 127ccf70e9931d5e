import { keptLimits, reportDefinitions, type SavedReport } from '@portal/contract/fleet-dashboard';
import { refuse } from '../../../app/refusal.ts';
import { definitionOf } from '../../../reports/definition-of.ts';
import type { QueryContext } from '../../../scope/find-account.ts';
import { resolveSelection } from '../selection.ts';

const path = 'saved_report';

/**
 * Validates a report to be saved by the same rules as a request.
 *
 * @returns the id of its account
 * @throws Refusal with the path of the first invalid field
 */
export async function checkSavedReport(asking: QueryContext, saved: SavedReport): Promise<number> {
  checkSavedParts(saved, `${path}.`);
  if (JSON.stringify(saved).length > keptLimits.savedReport) {
    throw refuse(
      'body_too_large',
      path,
      `A saved report takes at most ${keptLimits.savedReport} characters.`,
    );
  }
  const base = saved.base_parameters;
  const { accountId } = await resolveSelection(asking, base, `${path}.base_parameters`);
  return accountId;
}

/**
 * Checks the parts of a saved report, or of one like it, against its tab: each part names the tab
 * of its report, this tab is the one saved unless there are several, and no part occurs twice.
 *
 * @param prefix of the lists' names in paths
 * @throws Refusal `unknown_report` or `invalid`
 */
export function checkSavedParts(
  {
    tab_parameters,
    reports_parameters,
  }: Pick<SavedReport, 'tab_parameters' | 'reports_parameters'>,
  prefix: string,
): void {
  const { tab_type } = tab_parameters;
  const named = new Set<string>();
  for (const [index, part] of reports_parameters.entries()) {
    const place = `${prefix}reports_parameters.${index}`;
    definitionOf(reportDefinitions, part.report_type, part.tab_type, `${place}.report_type`);
    if (tab_type !== 'combined' && tab_type !== part.tab_type) {
      throw refuse('unknown_report', `${place}.tab_type`, 'The report is of another tab.');
    }
    const name = `${part.report_type} ${part.report_part ?? ''}`;
    if (named.has(name)) {
      throw refuse('invalid', `${place}.report_type`, 'The report is named twice.');
    }
    named.add(name);
  }
}
