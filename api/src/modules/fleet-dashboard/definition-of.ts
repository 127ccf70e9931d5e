import { reportDefinitions, type Tab } from '@portal/contract/fleet-dashboard';
import { refuse } from '../../app/refusal.ts';

/**
 * Finds the report that a request names.
 *
 * @param path where its name stands, as in `reports_parameters.0.report_type`
 * @throws Refusal `unknown_report` when the tab has no such report
 */
export function definitionOf(name: string, tab: Tab, path: string) {
  const definition = reportDefinitions.find(({ type }) => type === name);
  if (!definition || definition.tab !== tab) {
    throw refuse('unknown_report', path);
  }
  return definition;
}
