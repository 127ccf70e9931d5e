import { type ColumnsChart, comparedFields, numberOf } from '@portal/contract/reports';
import { chartSentence } from './chart-sentence.ts';
import type { DrawnBars, DrawnFigures, Wording } from './drawn-figures.ts';

/**
 * Returns bars for several columns of the total, one for each column and each of its comparisons.
 */
export function columnBars(figures: DrawnFigures, chart: ColumnsChart, words: Wording): DrawnBars {
  const { definition, total, compared } = figures;
  const { t } = words;
  const columns = definition.columns.filter(({ field }) => chart.fields.includes(field));
  return {
    summary: chartSentence(figures, words, { of: total }),
    orientation: 'vertical',
    floor: chart.floor,
    scaleNamed: false,
    categories: columns.map(({ label }) => t(label)),
    series: [null, ...compared].map((comparison) => {
      const fields = columns.map((column) =>
        comparedFields(column, compared).find((each) => each.comparison === comparison),
      );
      return {
        name: t(`shell:compare.${comparison ?? 'current'}`),
        data: fields.map((found) => (total && found ? numberOf(total.values, found.field) : null)),
        kind: 'bar',
        tone: 'primary',
        format: columns[0]?.format ?? 'ratio',
        ...(comparison && { compared: comparison }),
      };
    }),
  };
}
