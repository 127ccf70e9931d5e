import { linesOf } from '../../text-width.ts';
import { innerWidth, type Paper } from '../sheet.ts';
import { axleMapHeight } from './axle-map-shape.ts';
import { photosHeight } from './photos-shape.ts';
import type { ReadBlock, ReadSection, ReadTable } from './read-section.ts';

/** A line of running text, and of a table; in points. */
const [textLine, tableLine] = [15, 12.5];
/** Characters of running text that a line holds at the least on upright paper, and a column of names. */
const [textWidth, columnWidth] = [80, 14];
/** A table's header on several lines, and what lies around blocks and between rows. */
const [header, around, between] = [75, 30, 6];

/** On its side, paper may be filled by a picture: its words could not be read otherwise. */
const tallestPicture = ({ width, height }: Paper): number =>
  height * (width > height ? 0.72 : 0.55);

/** Points of a picture for one of its own, so that it is as wide as the text and not too tall. */
export const pictureScale = (
  drawn: { readonly width: number; readonly height: number },
  sheet: Paper,
): number => Math.min(innerWidth(sheet) / drawn.width, tallestPicture(sheet) / drawn.height);

/** Points between the margins. */
export const innerHeight = ({ height, margins: { top, bottom } }: Paper): number =>
  height - top - bottom;

/** Points that a section's heading takes with its first parts, all of them unless said; rather too many. */
export function sectionHeight(
  { chapter, facts, blocks, comment, empty, notes }: ReadSection,
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

/** Whether a section's last block, with what stands below it, takes half a page at the most. */
export function isEndShort(section: ReadSection, sheet: Paper): boolean {
  const last = section.blocks.at(-1);
  return (
    last !== undefined && heightBelow(section) + blockHeight(last, sheet) <= innerHeight(sheet) / 2
  );
}

/** Rows of figures that stay with a total or a note. */
const keptFigures = 2;

/**
 * How many last rows of a table stay on one page, totals and some rows before them, with the notes below it: none
 * where nothing but figures ends it, or where they take more than half a page.
 */
export function keptRows({ rows }: ReadTable, below: Partial<ReadSection>, sheet: Paper): number {
  const { empty, notes = [] } = below;
  const totals = rows.length - 1 - rows.findLastIndex(({ isTotal }) => !isTotal);
  if (totals === 0 && !empty && notes.length === 0) return 0;
  const kept = rows.slice(-(totals + keptFigures));
  const height = header + heightBelow(below) + rowsHeight(kept);
  return height <= innerHeight(sheet) / 2 ? kept.length : 0;
}

const heightBelow = ({ empty = '', notes = [] }: Partial<ReadSection>): number =>
  [empty, ...notes].reduce((sum, text) => sum + textHeight(text), around);

const textHeight = (text: string): number => linesOf(text, textWidth) * textLine;

function blockHeight(block: ReadBlock, sheet: Paper): number {
  if (block.kind === 'table') return tableHeight(block.table);
  if (block.kind === 'axle map') return axleMapHeight(block.map);
  if (block.kind === 'photos') return photosHeight(block, sheet);
  const { drawn, summary } = block;
  const words = textHeight(summary);
  return drawn ? drawn.height * pictureScale(drawn, sheet) + words : words;
}

const tableHeight = ({ rows }: ReadTable): number => header + rowsHeight(rows);

const rowsHeight = (rows: ReadTable['rows']): number =>
  rows.reduce((sum, { cells }) => {
    const texts = cells.filter((cell) => typeof cell === 'string');
    const lines = Math.max(1, ...texts.map((text) => linesOf(text, columnWidth)));
    return sum + lines * tableLine + between;
  }, 0);
