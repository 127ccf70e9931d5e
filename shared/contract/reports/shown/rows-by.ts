import type {
  ReportColumn,
  ReportDefinition,
  ReportTerms,
  ReportTone,
} from '../report-definition.ts';
import { type Comparison, type RowsBy, rowsByKeys } from '../report-vocabulary.ts';

/** Returns the column by which locations and dealers are compared. */
export const mainColumn = ({
  columns,
  main,
}: Pick<ReportDefinition, 'columns' | 'main'>): ReportColumn => {
  const column = columns.find(({ field }) => field === main);
  if (!column) throw new Error(`No column ${main}`);
  return column;
};

/** Returns the color of a column in the report's own chart. */
function toneOf({ chart }: ReportDefinition, field: string): ReportTone {
  if (chart.kind === 'bars')
    return chart.series.find((row) => row.field === field)?.tone ?? 'primary';
  if (chart.kind !== 'pie') return 'primary';
  return chart.slices.find((slice) => slice.field === field)?.tone ?? 'primary';
}

const leads: Readonly<Record<RowsBy, string>> = {
  location: 'shell:column.code',
  dealer: 'shell:column.nonsig',
};

/**
 * Returns a report with a row for each location or dealer instead of its own rows: the same
 * figures, ranked by the main column, which comes first and is the one in the chart.
 */
export function withRowsBy<Terms extends ReportTerms>(
  definition: ReportDefinition<Terms>,
  by: RowsBy | null,
): ReportDefinition<Terms> {
  if (!by) return definition;
  const { inner: _inner, chart, columns, main, ...rest } = definition;
  return {
    ...rest,
    columns: [mainColumn(definition), ...columns.filter(({ field }) => field !== main)],
    main,
    shape: 'ranking',
    lead: { field: rowsByKeys[by], label: leads[by] },
    key: rowsByKeys[by],
    facts: [{ field: 'Name', label: 'shell:column.name' }],
    top: { by: main },
    chart: {
      kind: 'bars',
      orientation: 'horizontal',
      floor: chart.kind === 'pie' ? 0.1 : chart.floor,
      series: [{ field: main, kind: 'bar', tone: toneOf(definition, main) }],
    },
  };
}

/** Returns the comparisons of each row; locations and dealers have no national average. */
export const comparedInRows = (
  compared: readonly Comparison[],
  by: RowsBy | null,
): readonly Comparison[] => (by ? compared.filter((each) => each !== 'national') : compared);
