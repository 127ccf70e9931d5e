import { formatDate, formatRollTime, isIsoDate, roundHalfUp } from '@portal/platform/format';
import type { Cell, CellFormat } from '../document.ts';

/** The most characters that a cell can hold. */
const longestText = 32_767;

/**
 * The code by which a spreadsheet writes a figure, so that it reads as on screen; undefined for what
 * is no figure.
 *
 * @param currencySymbol sign of the user's currency
 */
export function numberFormat(format: CellFormat, currencySymbol: string): string | undefined {
  const currency = `"${currencySymbol.replaceAll('"', '')}"#,##0.00`;
  const codes: Readonly<Record<CellFormat, string | undefined>> = {
    text: undefined,
    integer: '#,##0',
    mean: '#,##0.0',
    ratio: '#,##0.00',
    currency: `${currency};-${currency}`,
    percent: '#,##0.00%',
    rollTime: '[hh]:mm',
    // Its marks are quoted: spreadsheets put those of the reader's country in their place.
    date: String.raw`mm\/dd\/yyyy`,
  };
  return codes[format];
}

/**
 * What a cell holds to be calculated with: numbers as numbers, in the measure that spreadsheets
 * expect. Percentages are fractions (12.5% is 0.125), as if they had been typed with their sign;
 * roll times are shares of a day, rounded to the minute as on screen; dates count days. What none of
 * these can be, such as a day before 1900, stays text. Null is an empty cell.
 */
export function cellContent(value: Cell, format: CellFormat): string | number | null {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return format === 'date' ? daysOf(value) : cut(value);
  if (!Number.isFinite(value)) return null;
  if (format === 'percent') return Number((value / 100).toPrecision(15));
  if (format === 'rollTime')
    return value < 0 ? formatRollTime(value) : roundHalfUp(value / 60, 0) / 1440;
  return value;
}

const millisecondsADay = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
/** Before it spreadsheets count a day that there never was. */
const firstDay = '1900-03-01';

const daysOf = (date: string): string | number => {
  if (!isIsoDate(date)) return cut(date);
  return date < firstDay ? formatDate(date) : (Date.parse(date) - dayZero) / millisecondsADay;
};

const cut = (text: string): string => text.slice(0, longestText);
