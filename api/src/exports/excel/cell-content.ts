import { formatDate, formatRollTime, isIsoDate, roundHalfUp } from '@portal/platform/format';
import type { Cell, CellFormat, Wording } from '../document.ts';
import { languageCode } from './language-code.ts';

/** The most characters that a cell can hold. */
const longestText = 32_767;

// Its marks are quoted: spreadsheets put those of the reader's country in their place.
const dateFormat = String.raw`mm\/dd\/yyyy`;

/**
 * The code by which a spreadsheet writes a figure, so that it reads as on screen; undefined for what
 * is no figure.
 *
 * @param wording the sign of the user's currency, and the language that months are named in
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

/** The same for a moment: a day, or a day with its time. */
export const momentFormat = (moment: string): string =>
  moment.includes('T') ? `${dateFormat} hh:mm` : dateFormat;

/**
 * A moment as the days that a spreadsheet counts; null for one before 1900.
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
 * What a cell holds to be calculated with: numbers as numbers, in the measure that spreadsheets
 * expect. Percentages are fractions (12.5% is 0.125), as if they had been typed with their sign;
 * roll times are shares of a day, rounded to the minute as on screen; dates and months count days.
 * What none of these can be, such as a day before 1900, stays text. Null is an empty cell.
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
/** Before it spreadsheets count a day that there never was. */
const firstDay = '1900-03-01';

const isDay = (format: CellFormat): boolean => format === 'date' || format === 'month';

const dayContent = (date: string): string | number =>
  momentContent(date) ?? (isIsoDate(date) ? formatDate(date) : cut(date));

const cut = (text: string): string => text.slice(0, longestText);
