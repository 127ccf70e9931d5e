import type { ReportDefinition } from '@portal/contract/reports';

/**
 * A report that has every control that one of the reports has: what a control bar for all is of.
 *
 * @returns null of no report
 * @param title key of what they are called together
 */
export function controlsOf(
  definitions: readonly ReportDefinition[],
  title: string,
): ReportDefinition | null {
  const like = definitions.find(({ shape }) => shape === 'periods') ?? definitions[0];
  if (!like) return null;
  return {
    ...like,
    title,
    columns: definitions.flatMap(({ columns }) => columns),
    filters: [...new Set(definitions.flatMap(({ filters }) => filters))],
  };
}
