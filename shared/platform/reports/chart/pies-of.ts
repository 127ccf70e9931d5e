import {
  type Comparison,
  comparedFields,
  numberOf,
  type PieChart,
  type ShownRow,
} from '@portal/contract/reports';
import type { DrawnFigures, Wording } from './drawn-figures.ts';

type Slice = PieChart['slices'][number];

interface DrawnRow extends Pick<DrawnFigures, 'definition' | 'compared'> {
  readonly chart: PieChart;
  readonly row: ShownRow | null;
  /** The name of the row. */
  readonly of: string;
}

/**
 * Returns the pies of a row: its own, and one for each comparison available for its shares. Amounts
 * are shown beside the shares if the comparison has them; a national average has only shares.
 */
export function piesOf({ chart, definition, row, of, compared }: DrawnRow, { t, figure }: Wording) {
  const columnOf = (name: string) => definition.columns.find(({ field }) => field === name);
  const figureOf = (name: string, comparison: Comparison | null) => {
    const column = columnOf(name);
    const found =
      column && comparedFields(column, compared).find((each) => each.comparison === comparison);
    return row && found ? numberOf(row.values, found.field) : null;
  };
  const sliceOf = ({ field, amount, tone, highlighted }: Slice, comparison: Comparison | null) => {
    const share = figureOf(field, comparison);
    const money = figureOf(amount, comparison);
    const percent = figure(share, 'percent');
    return {
      name: t(columnOf(amount)?.label ?? amount),
      tone,
      share,
      text:
        money === null
          ? percent
          : `${figure(money, columnOf(amount)?.format ?? 'currency')} (${percent})`,
      ...(highlighted && { highlighted }),
    };
  };
  return [null, ...compared].map((comparison) => ({
    name: compared.length === 0 ? of : t(`shell:compare.${comparison ?? 'current'}`),
    comparison,
    slices: chart.slices.map((slice) => sliceOf(slice, comparison)),
  }));
}
