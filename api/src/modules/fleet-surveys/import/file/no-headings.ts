import { isRefusedVin, vinOf } from '@portal/contract/fleet-surveys';

/** A number, also one of a unit such as `T-1001`, a date or an amount. */
const number = /^\p{L}{0,3}[\s#-]?\d[\d\p{P}]*$/u;

/** Whether a row without a known heading is a unit rather than headings: numbers head no column. */
export const looksLikeData = (cells: readonly string[]): boolean =>
  cells.some((cell) => number.test(cell.trim()) || !isRefusedVin(vinOf(cell)));

/** The letters of columns without headings, as spreadsheets count them: A to Z, then AA. */
export const columnLetters = (columns: number): string[] =>
  Array.from({ length: columns }, (_, index) => lettersOf(index));

function lettersOf(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}
