import { formatDate, formatRollTime, isIsoDate, roundHalfUp } from '@portal/platform/format';
import type { Cell, CellFormat, Wording } from '../document.ts';
import { languageCode } from './language-code.ts';

/** Maximum number of characters in a cell. */
const longestText = 32_767;

// The slashes are escaped; otherwise spreadsheets would use the separators of the reader's country.
const dateFormat = String.raw`mm\/dd\/yyyy`;

/**
 * Returns the format code with which a spreadsheet shows a figure as on screen; undefined for
 * formats that are not figures.
 *
 * @param wording the user's currency symbol, and the language of month names
 */
export function numberFormat(
  format: CellFormat,
  { currencySymbol, locale }: Pick<Wording, 'currencySymbol' | 'locale'>,
): string | undefined {
  const currency = `"${currencySymbol.replaceAll('"', '')}"#,##0.00`;
  const codes: Readonly<Record<CellFormat, string | undefined>> = {
    text: undefined,
    integer: '#,##0',
    mean: '#,##0.0',
    ratio: '#,##0.00',
    currency: `${currency};-${currency}`,
    percent: '#,##0.00%',
    rollTime: '[hh]:mm',
    date: dateFormat,
    month: `${languageCode(locale)}mmm yyyy`,
  };
  return codes[format];
}

/** Returns the format code of a moment: a day, or a day with its time. */
export const momentFormat = (moment: string): string =>
  moment.includes('T') ? `${dateFormat} hh:mm` : dateFormat;

/**
 * Returns a moment as a spreadsheet's day number; null for a moment before March 1900 or an invalid
 * one.
 *
 * @param moment YYYY-MM-DD, or YYYY-MM-DDTHH:mm
 */
export function momentContent(moment: string): number | null {
  const [date = '', time] = moment.split('T');
  if (!isIsoDate(date) || date < firstDay) return null;
  const days = (Date.parse(`${date}T${time ?? '00:00'}Z`) - dayZero) / millisecondsADay;
  return Number.isNaN(days) ? null : days;
}

/**
 * Returns the content of a cell in a form that spreadsheets can calculate with. Percentages are
 * fractions (12.5% is 0.125), as if they had been typed with their sign; roll times are fractions
 * of a day, rounded to the minute as on screen; dates and months are day numbers. A value that
 * cannot be converted, such as a day before 1900, stays text. Null is an empty cell.
 */
export function cellContent(value: Cell, format: CellFormat): string | number | null {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return isDay(format) ? dayContent(value) : cut(value);
  if (!Number.isFinite(value)) return null;
  if (format === 'percent') return Number((value / 100).toPrecision(15));
  if (format === 'rollTime')
    return value < 0 ? formatRollTime(value) : roundHalfUp(value / 60, 0) / 1440;
  return value;
}

const millisecondsADay = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
/**
 * Before this day, the day numbers of spreadsheets include a February 29, 1900, which never
 * existed.
 */
const firstDay = '1900-03-01';

const isDay = (format: CellFormat): boolean => format === 'date' || format === 'month';

const dayContent = (date: string): string | number =>
  momentContent(date) ?? (isIsoDate(date) ? formatDate(date) : cut(date));

const cut = (text: string): string => text.slice(0, longestText);
