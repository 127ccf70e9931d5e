import type { ReportColumn, ReportDefinition } from '@portal/contract/reports';

/** Returns the fields that appear in a chart. */
function drawnFields({ chart }: ReportDefinition): readonly string[] {
  switch (chart.kind) {
    case 'bars':
      return chart.series.map(({ field }) => field);
    case 'pie':
      return chart.slices.map(({ field }) => field);
    case 'grouped':
      return [chart.field];
    case 'columns':
      return chart.fields;
  }
}

/**
 * Returns the column that the sentence below a chart describes: the main column if the chart shows
 * it or stacks its parts, otherwise the first in the chart.
 */
export function spokenColumn(definition: ReportDefinition): ReportColumn | undefined {
  const { chart, columns, main } = definition;
  const drawn = drawnFields(definition);
  const isStacked = chart.kind === 'bars' && chart.stacked === true;
  const spoken = isStacked || drawn.includes(main) ? main : drawn[0];
  return columns.find(({ field }) => field === spoken);
}
