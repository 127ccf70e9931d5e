import type { DashboardReport } from '@portal/contract/fleet-dashboard';

/** The keys of the sentences that say how figures of the dashboard come about, besides their formula. */
export function sentencesOn({ filters, records, columns }: DashboardReport): readonly string[] {
  // Of what is counted there are no credits.
  const canNet = records === 'lines' && columns.some(({ format }) => format === 'percent');
  const places =
    records === 'calls' ? 'report.how_unit_locations_calls' : 'report.how_unit_locations';
  return [
    ...(canNet ? ['report.how_percentages'] : []),
    ...(filters.includes('unit_locations') ? [places] : []),
    ...(records === 'casings' ? ['report.how_positions_casings', 'report.how_retreaders'] : []),
  ];
}
