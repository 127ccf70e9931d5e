import type { ReportDefinition } from '@portal/contract/reports';

/**
 * Returns a report with every control of the given reports, for a control bar that serves them all.
 *
 * @returns null for no reports
 * @param title key of their common name
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
