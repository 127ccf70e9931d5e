import type { ChartReference } from '@portal/platform/charts';
import { type FigureFormat, formatInteger } from '@portal/platform/format';
import { mainColumn } from '../by-location.ts';
import { comparedFields } from '../compared.ts';
import { numberOf } from '../report-rows.ts';
import type { DrawnFigures, Wording } from './drawn-figures.ts';

/**
 * What locations are held against. Shares and means have the total's own figure and, when asked for,
 * the nation's. A sum of all would dwarf its parts: there it is what each location has on average.
 */
export function referencesOf(
  { definition, rows, total, compared }: DrawnFigures,
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
    const name = t(comparison ? `compare.${comparison}` : 'chart.all_locations');
    return [{ name, value, tone: 'total', format, ...(comparison && { compared: comparison }) }];
  });
  if (!('sum' in column.figure)) return lines;
  return lines
    .filter(({ compared: comparison }) => !comparison)
    .map((line) => ({
      ...line,
      name: t('chart.location_mean', { n: formatInteger(rows.length) }),
      value: line.value / rows.length,
      format: line.format === 'integer' ? 'mean' : line.format,
    }));
}
