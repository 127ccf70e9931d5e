import type { TableColumn } from '../../document.ts';
import type { Pen } from '../text/pen.ts';

/** How wide a table's columns are and how large its letters, in points. */
export interface TableShape {
  readonly size: number;
  readonly widths: readonly number[];
  /** Whether no word has to be broken. */
  readonly fits: boolean;
}

/** A table's texts, row by row, as they will be read. */
export interface TableTexts {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly { readonly texts: readonly string[]; readonly isBold: boolean }[];
}

/** At each side of a cell, in letters of one point. */
export const cellPadding = 0.4;
/** Points by which a row inside another stands back. */
export const indent = 10;

const sizes = [9, 8.5, 8, 7.5, 7, 6.5, 6];
const smallestSize = 6;
/** In letters of one point: a longer word is broken, and a column of names has this if it can. */
const [widestWord, fewestText] = [20, 10];
/** The same for names on one line, two days of a week among them; letters may be a bit smaller for it. */
const [onLine, smallerForLine] = [16, 1];

/** Points for letters of one point. */
interface ColumnNeed {
  /** The longest word, or figure: figures are never broken. */
  readonly least: number;
  /** What names are given while they leave enough to the figures. */
  readonly wanted: number;
  /** What names need to stay on one line, unless they are long. */
  readonly line: number;
  /** The longest text on one line. */
  readonly whole: number;
}

/**
 * Finds the largest letters with which a table fits a width, down to a size that can still be
 * read, and spreads the width over the columns by what they hold. Where even this is too wide,
 * letters become as small as the figures need.
 *
 * @param available points
 * @param smallest size of letters to go down to
 */
export function shapeTable(
  texts: TableTexts,
  pen: Pen,
  { available, smallest }: { readonly available: number; readonly smallest: number },
): TableShape {
  const needs = texts.columns.map((_, at) => columnNeed(texts, at, pen));
  const padding = needs.length * 2 * cellPadding;
  const fitting = (width: number) =>
    sizes.find((size) => size >= smallest && (width + padding) * size <= available);
  const wanted = fitting(sum(needs, 'wanted'));
  const onOneLine = fitting(sum(needs, 'line'));
  const hasLines = onOneLine !== undefined && onOneLine >= (wanted ?? 0) - smallerForLine;
  const least = sum(needs, 'least');
  const size = hasLines
    ? onOneLine
    : (wanted ?? fitting(least) ?? Math.min(smallest, available / (least + padding)));
  const inner = available - padding * size;
  const base = hasLines ? 'line' : wanted ? 'wanted' : 'least';
  const widths = spread(needs, base, { size, inner });
  return { size, widths, fits: wanted !== undefined };
}

const sum = (needs: readonly ColumnNeed[], of: keyof ColumnNeed) =>
  needs.reduce((all, need) => all + need[of], 0);

function columnNeed({ columns, rows }: TableTexts, at: number, pen: Pen): ColumnNeed {
  const { heading = '', format = 'text' } = columns[at] ?? {};
  const longestWord = (text: string, bold: boolean) =>
    Math.max(...text.split(/\s+/).map((word) => pen.width(word, { size: 1, bold })));
  let [least, whole] = [longestWord(heading, true), pen.width(heading, { size: 1, bold: true })];
  for (const { texts, isBold } of rows) {
    const text = texts[at] ?? '';
    const width =
      pen.width(text, { size: 1, bold: isBold }) + (at === 0 ? indent / smallestSize : 0);
    whole = Math.max(whole, width);
    if (format !== 'text') least = Math.max(least, width);
    else if (width > least)
      least = Math.max(least, Math.min(longestWord(text, isBold), widestWord));
  }
  const atMost = (most: number) => Math.max(least, format === 'text' ? Math.min(whole, most) : 0);
  // Widths of words leave out what lies between them and is rounded on the way.
  return {
    least: least * 1.02,
    wanted: atMost(fewestText) * 1.02,
    line: atMost(onLine) * 1.02,
    whole: whole * 1.02,
  };
}

function spread(
  needs: readonly ColumnNeed[],
  base: 'line' | 'wanted' | 'least',
  { size, inner }: { readonly size: number; readonly inner: number },
): number[] {
  const [from, whole] = [sum(needs, base) * size, sum(needs, 'whole') * size];
  if (whole <= inner)
    return needs.map((need) => need.whole * size + (inner - whole) / needs.length);
  const share = (inner - from) / (whole - from);
  return needs.map((need) => (need[base] + (need.whole - need[base]) * share) * size);
}
