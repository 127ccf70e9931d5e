import { noValue } from './no-value.ts';

const typed = /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a date typed as MM/DD/YYYY. Leading zeros of month and day are optional, the year has four
 * digits, and a day that does not exist (02/30) is refused.
 *
 * @returns the date as YYYY-MM-DD, or null if the text is not such a date
 */
export function parseDate(text: string): string | null {
  const [, month = '', day = '', year = ''] = typed.exec(text.trim()) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** Returns whether a text is an existing date as YYYY-MM-DD, from the year 1 on. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = iso.exec(text) ?? [];
  return Number(year) > 0 && Number(day) > 0 && Number(day) <= daysIn(Number(year), Number(month));
}

/**
 * Formats a date as MM/DD/YYYY.
 *
 * @param date YYYY-MM-DD; null and invalid dates are shown as no value
 */
export function formatDate(date: string | null | undefined): string {
  if (!date || !isIsoDate(date)) return noValue;
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

/**
 * Formats the day of an instant as MM/DD/YYYY, in the user's time zone.
 *
 * @param instant ISO; null and invalid instants are shown as no value
 */
export function formatDay(instant: string | null | undefined): string {
  const at = new Date(instant ?? '');
  if (Number.isNaN(at.getTime())) return noValue;
  const two = (value: number) => String(value).padStart(2, '0');
  return formatDate(`${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`);
}

/**
 * Returns the same day in another year; February 29 becomes February 28 outside leap years.
 *
 * @param date YYYY-MM-DD
 */
export function addYears(date: string, years: number): string {
  const moved = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  return isIsoDate(moved) ? moved : `${moved.slice(0, 8)}28`;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (monthLengths[month - 1] ?? 0) + (month === 2 && leap ? 1 : 0);
}
