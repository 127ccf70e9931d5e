import { comparedFields, mainColumn, numberOf, type RowsBy } from '@portal/contract/reports';
import type { ChartReference } from '../../charts/charts.ts';
import { type FigureFormat, formatInteger } from '../../format/format.ts';
import type { DrawnFigures, Wording } from './drawn-figures.ts';

/**
 * Returns the reference lines for locations or dealers. For shares and means, these are the total's
 * figure and, on request, the national average. A sum over all of them would dwarf its parts, so
 * its line is their average.
 */
export function referencesOf(
  { definition, rows, total, compared }: DrawnFigures,
  by: RowsBy,
  { t }: Wording,
): ChartReference<FigureFormat>[] {
  const column = mainColumn(definition);
  const fields = comparedFields(
    column,
    compared.filter((each) => each === 'national'),
  );
  const lines = fields.flatMap(({ field, comparison, format }): ChartReference<FigureFormat>[] => {
    const value = total && numberOf(total.values, field);
    if (value === null) return [];
    const name = t(comparison ? `shell:compare.${comparison}` : `shell:chart.all_${by}s`);
    return [{ name, value, tone: 'total', format, ...(comparison && { compared: comparison }) }];
  });
  if (!('sum' in column.figure)) return lines;
  return lines
    .filter(({ compared: comparison }) => !comparison)
    .map((line) => ({
      ...line,
      name: t(`shell:chart.${by}_mean`, { n: formatInteger(rows.length) }),
      value: line.value / rows.length,
      format: line.format === 'integer' ? 'mean' : line.format,
    }));
}
