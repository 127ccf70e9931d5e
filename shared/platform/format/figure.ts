import { noValue } from './no-value.ts';
import { formatCurrency, formatDecimal, formatInteger, formatPercent } from './numbers.ts';
import { formatRollTime } from './roll-time.ts';

/**
 * How a report's figure is written, by the names that report definitions use; `mean` is that of
 * whole numbers, with one decimal.
 */
export type FigureFormat =
  | 'text'
  | 'integer'
  | 'mean'
  | 'ratio'
  | 'currency'
  | 'percent'
  | 'rollTime';

/**
 * Writes one cell of a report, on screen and in exports alike.
 *
 * @param value a number, a text, or null where there is no value
 * @param options.currencySymbol sign of the user's currency, `$` unless given
 */
export function formatFigure(
  value: number | string | null | undefined,
  format: FigureFormat,
  { currencySymbol = '$' }: { currencySymbol?: string } = {},
): string {
  if (value === null || value === undefined || value === '') return noValue;
  if (typeof value === 'string') return value;
  switch (format) {
    case 'integer':
      return formatInteger(value);
    case 'mean':
      return formatDecimal(value, 1);
    case 'ratio':
      return formatDecimal(value, 2);
    case 'currency':
      return formatCurrency(value, currencySymbol);
    case 'percent':
      return formatPercent(value);
    case 'rollTime':
      return formatRollTime(value);
    case 'text':
      return String(value);
  }
}
