import { formatDate, formatFigure } from '@portal/platform/format';
import type { Cell, CellFormat, Wording } from '../../document.ts';

/** Writes a cell as the screens write it: no value is a dash, an empty text stays empty. */
export const cellText = (
  cell: Cell,
  format: CellFormat,
  { currencySymbol }: Pick<Wording, 'currencySymbol'>,
): string =>
  cell === ''
    ? ''
    : format === 'date'
      ? formatDate(cell === null ? null : String(cell))
      : formatFigure(cell, format, { currencySymbol });
