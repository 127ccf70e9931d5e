import { refuse } from '../app/refusal.ts';

/**
 * Finds the report named in a request.
 *
 * @param path of its name, such as `reports_parameters.0.report_type`
 * @throws Refusal `unknown_report` when the tab has no such report
 */
export function definitionOf<Definition extends { readonly type: string; readonly tab: string }>(
  definitions: readonly Definition[],
  name: string,
  tab: string,
  path: string,
): Definition {
  const definition = definitions.find(({ type }) => type === name);
  if (!definition || definition.tab !== tab) {
    throw refuse('unknown_report', path);
  }
  return definition;
}
