import type { TableColumn } from '../../document.ts';
import type { Pen } from '../text/pen.ts';

/** The column widths of a table and its font size, in points. */
export interface TableShape {
  readonly size: number;
  readonly widths: readonly number[];
  /** Whether the table fits without breaking words. */
  readonly fits: boolean;
}

/** A table's formatted texts, row by row. */
export interface TableTexts {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly { readonly texts: readonly string[]; readonly isBold: boolean }[];
}

/** Padding on each side of a cell, relative to the font size. */
export const cellPadding = 0.4;
/** Indent of a nested row, in points. */
export const indent = 10;

const sizes = [9, 8.5, 8, 7.5, 7, 6.5, 6];
const smallestSize = 6;
/**
 * The longest unbroken word and the preferred minimum width of a column of names, relative to the
 * font size.
 */
const [widestWord, fewestText] = [20, 10];
/**
 * The preferred width for names on one line, such as the two days of a week, relative to the font
 * size; and the points by which the font may shrink for it.
 */
const [onLine, smallerForLine] = [16, 1];

/** The widths that a column needs, in points at font size 1. */
interface ColumnNeed {
  /** The longest word or figure: figures are never broken. */
  readonly least: number;
  /** The width for names, as long as it leaves enough for the figures. */
  readonly wanted: number;
  /** The width that names need to stay on one line, unless they are long. */
  readonly line: number;
  /** The longest text on one line. */
  readonly whole: number;
}

/**
 * Finds the largest font size at which a table fits a width, down to a size that is still readable,
 * and distributes the width over the columns by their content. If even this is too wide, the font
 * becomes as small as the figures need.
 *
 * @param available points
 * @param smallest minimum font size
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
  // A margin of 2%: word widths ignore kerning between words and rounding.
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
