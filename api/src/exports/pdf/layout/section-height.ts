import { linesOf } from '../../text-width.ts';
import { innerWidth, type Paper } from '../sheet.ts';
import { axleMapHeight } from './axle-map-shape.ts';
import type { LoadedBlock, LoadedSection, LoadedTable } from './loaded-section.ts';
import { photosHeight } from './photos-shape.ts';

/** Height of a line of running text, and of a table line, in points. */
const [textLine, tableLine] = [15, 12.5];
/**
 * Minimum number of characters on a line of running text on portrait paper, and in a column of
 * names.
 */
const [textWidth, columnWidth] = [80, 14];
/**
 * Height of a table's header on several lines, the space around blocks, and the space between rows,
 * in points.
 */
const [header, around, between] = [75, 30, 6];

/**
 * Returns the maximum height of a picture. On landscape paper it is a larger share of the page: the
 * picture's text would be unreadable otherwise.
 */
const tallestPicture = ({ width, height }: Paper): number =>
  height * (width > height ? 0.72 : 0.55);

/** Returns the points per pixel at which a picture is as wide as the text and not too tall. */
export const pictureScale = (
  drawn: { readonly width: number; readonly height: number },
  sheet: Paper,
): number => Math.min(innerWidth(sheet) / drawn.width, tallestPicture(sheet) / drawn.height);

/** Returns the height between the margins, in points. */
export const innerHeight = ({ height, margins: { top, bottom } }: Paper): number =>
  height - top - bottom;

/**
 * Returns the height of a section in points, as a whole and up to the end of its first block,
 * including the heading; rather too high than too low.
 */
export function sectionHeight(
  { chapter, facts, blocks, comment, empty, notes }: LoadedSection,
  sheet: Paper,
): { readonly whole: number; readonly start: number } {
  const filters = facts.map(({ label, value }) => `${label}: ${value}`).join('   ·   ');
  const said = comment ? around + textHeight(comment.label) + textHeight(comment.value) : 0;
  const heading = around + (chapter ? 2 * around : 0) + textHeight(filters) + said;
  const heights = blocks.map((block) => around + blockHeight(block, sheet));
  const below = [empty ?? '', ...notes];
  return {
    start: heading + (heights[0] ?? 0),
    whole:
      heading +
      heights.reduce((sum, height) => sum + height, 0) +
      below.reduce((sum, text) => sum + textHeight(text), 2 * around),
  };
}

/** Returns whether a section's last block, with everything below it, takes at most half a page. */
export function isEndShort(section: LoadedSection, sheet: Paper): boolean {
  const last = section.blocks.at(-1);
  return (
    last !== undefined && heightBelow(section) + blockHeight(last, sheet) <= innerHeight(sheet) / 2
  );
}

/** Number of rows of figures that stay with a total or a note. */
const keptFigures = 2;

/**
 * Returns how many last rows of a table stay together on one page with the notes below it: the
 * totals and some rows before them; 0 if neither totals nor notes follow the figures, or if the
 * rows take more than half a page.
 */
export function keptRows(
  { rows }: LoadedTable,
  below: Partial<LoadedSection>,
  sheet: Paper,
): number {
  const { empty, notes = [] } = below;
  const totals = rows.length - 1 - rows.findLastIndex(({ isTotal }) => !isTotal);
  if (totals === 0 && !empty && notes.length === 0) return 0;
  const kept = rows.slice(-(totals + keptFigures));
  const height = header + heightBelow(below) + rowsHeight(kept);
  return height <= innerHeight(sheet) / 2 ? kept.length : 0;
}

const heightBelow = ({ empty = '', notes = [] }: Partial<LoadedSection>): number =>
  [empty, ...notes].reduce((sum, text) => sum + textHeight(text), around);

const textHeight = (text: string): number => linesOf(text, textWidth) * textLine;

function blockHeight(block: LoadedBlock, sheet: Paper): number {
  if (block.kind === 'table') return tableHeight(block.table);
  if (block.kind === 'axle map') return axleMapHeight(block.map);
  if (block.kind === 'photos') return photosHeight(block, sheet);
  const { drawn, summary } = block;
  const words = textHeight(summary);
  return drawn ? drawn.height * pictureScale(drawn, sheet) + words : words;
}

const tableHeight = ({ rows }: LoadedTable): number => header + rowsHeight(rows);

const rowsHeight = (rows: LoadedTable['rows']): number =>
  rows.reduce((sum, { cells }) => {
    const texts = cells.filter((cell) => typeof cell === 'string');
    const lines = Math.max(1, ...texts.map((text) => linesOf(text, columnWidth)));
    return sum + lines * tableLine + between;
  }, 0);
