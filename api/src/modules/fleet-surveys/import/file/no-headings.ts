import { isRefusedVin, vinOf } from '@portal/contract/fleet-surveys';

/** Matches a number, including a unit number such as `T-1001`, a date or an amount. */
const number = /^\p{L}{0,3}[\s#-]?\d[\d\p{P}]*$/u;

/**
 * Whether a row without a known heading is a unit rather than headings: headings contain no
 * numbers.
 */
export const looksLikeData = (cells: readonly string[]): boolean =>
  cells.some((cell) => number.test(cell.trim()) || !isRefusedVin(vinOf(cell)));

/** The spreadsheet letters of a column, counted from 0: A to Z, then AA. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
