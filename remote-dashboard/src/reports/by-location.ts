import type { ReportColumn, ReportDefinition, ReportTone } from '@portal/contract/fleet-dashboard';

/** The column by which locations are compared. */
export const mainColumn = ({ columns, main }: ReportDefinition): ReportColumn => {
  const column = columns.find(({ field }) => field === main);
  if (!column) throw new Error(`No column ${main}`);
  return column;
};

/** The colour that a column has in the report's own chart. */
function toneOf({ chart }: ReportDefinition, field: string): ReportTone {
  if (chart.kind === 'bars')
    return chart.series.find((row) => row.field === field)?.tone ?? 'primary';
  if (chart.kind !== 'pie') return 'primary';
  return chart.slices.find((slice) => slice.field === field)?.tone ?? 'primary';
}

/**
 * A report with a row for each location instead of its own rows: the same figures, ranked by the
 * column that says most, which comes first and is what its chart draws.
 */
export function byLocation(definition: ReportDefinition): ReportDefinition {
  const { inner: _inner, chart, columns, main, ...rest } = definition;
  return {
    ...rest,
    columns: [mainColumn(definition), ...columns.filter(({ field }) => field !== main)],
    main,
    shape: 'ranking',
    lead: { field: 'Code', label: 'pick.code' },
    key: 'Code',
    facts: [{ field: 'Name', label: 'pick.name' }],
    top: { by: main },
    chart: {
      kind: 'bars',
      orientation: 'horizontal',
      floor: chart.kind === 'pie' ? 0.1 : chart.floor,
      series: [{ field: main, kind: 'bar', tone: toneOf(definition, main) }],
    },
  };
}
