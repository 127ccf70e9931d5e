import { monthText } from '@portal/contract/portal';
import { formatDate, formatFigure, isIsoDate } from '@portal/platform/format';
import type { Cell, CellFormat, Wording } from './document.ts';

/** Formats a cell as the screens do: no value is a dash, an empty text stays empty. */
export function cellText(
  cell: Cell,
  format: CellFormat,
  { currencySymbol, locale }: Pick<Wording, 'currencySymbol' | 'locale'>,
): string {
  if (cell === '') return '';
  if (format === 'date') return formatDate(cell === null ? null : String(cell));
  if (format !== 'month') return formatFigure(cell, format, { currencySymbol });
  const day = String(cell);
  return isIsoDate(day) ? monthText(day, locale) : formatDate(null);
}
