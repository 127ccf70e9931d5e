import type { DashboardReport } from '@portal/contract/fleet-dashboard';

/**
 * Returns the keys of the texts that explain how the dashboard's figures are computed, apart from
 * their formula.
 */
export function explanationKeysOf({
  filters,
  records,
  columns,
}: DashboardReport): readonly string[] {
  // Counted records have no credits.
  const canNet = records === 'lines' && columns.some(({ format }) => format === 'percent');
  const places =
    records === 'calls' ? 'report.how_unit_locations_calls' : 'report.how_unit_locations';
  return [
    ...(canNet ? ['report.how_percentages'] : []),
    ...(filters.includes('unit_locations') ? [places] : []),
    ...(records === 'casings' ? ['report.how_positions_casings', 'report.how_retreaders'] : []),
  ];
}
