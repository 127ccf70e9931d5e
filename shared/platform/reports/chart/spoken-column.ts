import type { ReportColumn, ReportDefinition } from '@portal/contract/reports';

/** The fields that a chart draws. */
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
 * The column that the sentence under a chart is about: the main one, as long as the chart draws it or
 * stacks its parts, else the first that is drawn.
 */
export function spokenColumn(definition: ReportDefinition): ReportColumn | undefined {
  const { chart, columns, main } = definition;
  const drawn = drawnFields(definition);
  const isStacked = chart.kind === 'bars' && chart.stacked === true;
  const spoken = isStacked || drawn.includes(main) ? main : drawn[0];
  return columns.find(({ field }) => field === spoken);
}
