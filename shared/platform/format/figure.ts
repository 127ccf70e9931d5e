import { noValue } from './no-value.ts';
import { formatCurrency, formatDecimal, formatInteger, formatPercent } from './numbers.ts';
import { formatRollTime } from './roll-time.ts';

/**
 * Formats of figures, as named in report definitions; `mean` is the mean of whole numbers, with one
 * decimal.
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
 * Formats one cell of a report, for the screen and for exports.
 *
 * @param value a number, a text, or null if there is no value
 * @param options.currencySymbol the user's currency symbol; `$` by default
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
