import type { Content } from 'pdfmake';
import type { Fact } from '../../document.ts';
import { fontSizes, ink } from '../look.ts';
import { innerWidth, isPaper } from '../sheet.ts';
import { tagged, withRowsKeptTogether } from '../tags/tag.ts';
import { axleMapContent } from './axle-map-content.ts';
import type { LayoutContext } from './layout-context.ts';
import type { LoadedBlock, LoadedSection } from './loaded-section.ts';
import { photosContent } from './photos-content.ts';
import { isEndShort, keptRows, pictureScale } from './section-height.ts';
import { tableContent, tableTexts } from './table-content.ts';
import { shapeTable } from './table-shape.ts';

/** Minimum font size of tables in portrait; smaller text turns the paper to landscape. */
const smallestUpright = 7.5;
const smallest = 6;

/** Returns whether one of a section's tables needs landscape paper. */
export const needsLandscape = (
  section: LoadedSection,
  { pen, wording, sheet }: LayoutContext,
): boolean =>
  section.blocks.some(
    (block) =>
      block.kind === 'table' &&
      !shapeTable(tableTexts(block.table, wording), pen, {
        available: innerWidth(sheet),
        smallest: smallestUpright,
      }).fits,
  );

interface HeadingPlace {
  /** The name of the heading in links. */
  readonly id: string;
  readonly level: 'H2' | 'H3';
  readonly isTitled?: boolean;
}

/** Returns a section's heading with its filters and the user's comment. */
export function sectionHeading(
  section: LoadedSection,
  setting: LayoutContext,
  { id, level, isTitled = true }: HeadingPlace,
): Content[] {
  const { pen, sheet } = setting;
  const width = innerWidth(sheet);
  const title = pen.write(section.title, { size: fontSizes.section, bold: true }, width);
  const chapter = section.chapter ? [chapterHeading(section.chapter, setting)] : [];
  const facts = factLines(section.facts, setting);
  return [
    ...chapter,
    { text: '', id, fontSize: 1, lineHeight: 0.1, outline: true, outlineText: section.title },
    ...(isTitled ? [tagged(level, { stack: [title], margin: [0, 4, 0, 2] })] : []),
    ...(facts.length > 0 ? [dimmedText(facts.join('\n'), fontSizes.facts, setting)] : []),
    ...(section.comment ? [quotation(section.comment, setting)] : []),
  ];
}

/**
 * Puts facts beside each other while they fit on a line, so that none is broken unless it is longer
 * than a line.
 */
function factLines(facts: readonly Fact[], { pen, sheet }: LayoutContext): string[] {
  const lines: string[] = [];
  for (const { label, value } of facts) {
    const fact = `${label}: ${value}`;
    const joined = [lines.at(-1) ?? '', fact].filter(Boolean).join('   ·   ');
    if (pen.width(joined, { size: fontSizes.facts }) < innerWidth(sheet) && lines.length > 0)
      lines[lines.length - 1] = joined;
    else lines.push(fact);
  }
  return lines;
}

function chapterHeading(chapter: string, { pen, sheet }: LayoutContext): Content {
  const width = innerWidth(sheet);
  const style = { size: fontSizes.chapter, bold: true, color: ink.brand };
  return tagged('H2', {
    stack: [pen.write(chapter, style, width), rule(width, ink.brand, 1)],
    margin: [0, 0, 0, 10],
  });
}

/**
 * Returns the parts of a section below its heading. Notes stay with the section's last block if
 * that is short, otherwise with the last rows of its table, so that neither a total nor a note is
 * alone on a page.
 */
export function sectionParts(section: LoadedSection, setting: LayoutContext): Content[] {
  const { blocks, empty, notes } = section;
  const { sheet } = setting;
  const below = [
    ...(empty ? [emptyLine(empty, setting)] : []),
    ...notes.map((note) => dimmedText(note, fontSizes.notes, setting)),
  ];
  const last = blocks.at(-1);
  if (!last || !isPaper(sheet))
    return [...blocks.map((block) => blockContent(block, setting)), ...below];
  const isShort = isEndShort(section, sheet);
  return blocks.flatMap((block): Content[] => {
    const parts = [blockContent(block, setting), ...(block === last ? below : [])];
    if (block === last && isShort) return [{ stack: parts, unbreakable: true }];
    const rows =
      block.kind === 'table' ? keptRows(block.table, block === last ? section : {}, sheet) : 0;
    return rows > 0 ? [withRowsKeptTogether(rows, parts)] : parts;
  });
}

const emptyLine = (text: string, { pen, sheet }: LayoutContext): Content =>
  tagged('P', {
    stack: [pen.write(text, { size: fontSizes.body, color: ink.dimmed }, innerWidth(sheet))],
    margin: [0, 8, 0, 8],
  });

function blockContent(block: LoadedBlock, setting: LayoutContext): Content {
  const { pen, wording, sheet } = setting;
  const width = innerWidth(sheet);
  if (block.kind === 'table') {
    const texts = tableTexts(block.table, wording);
    const shape = shapeTable(texts, pen, { available: width, smallest });
    return tableContent(block.table, texts, { shape, pen });
  }
  if (block.kind === 'axle map') return axleMapContent(block.map, setting);
  if (block.kind === 'photos') return photosContent(block, setting);
  if (!block.drawn) return dimmedText(block.summary, fontSizes.body, setting);
  const scale = isPaper(sheet) ? pictureScale(block.drawn, sheet) : width / block.drawn.width;
  // The caption below is also read in place of the picture.
  return tagged(
    { type: 'Figure', alt: block.summary },
    {
      stack: [
        {
          image: block.name,
          width: block.drawn.width * scale,
          alignment: 'center',
          margin: [0, 8, 0, 2],
        },
        dimmedText(block.summary, fontSizes.notes, setting, 'Caption'),
      ],
    },
  );
}

const dimmedText = (
  text: string,
  size: number,
  { pen, sheet }: LayoutContext,
  tag: 'P' | 'Caption' = 'P',
): Content =>
  tagged(tag, {
    stack: [pen.write(text, { size, color: ink.dimmed }, innerWidth(sheet))],
    margin: [0, 1, 0, 3],
  });

function quotation(
  { label, value }: { label: string; value: string },
  { pen, sheet }: LayoutContext,
): Content {
  const width = innerWidth(sheet) - 24;
  const words = {
    stack: [
      tagged(
        'P',
        pen.write(label, { size: fontSizes.notes, bold: true, color: ink.dimmed }, width),
      ),
      tagged('P', pen.write(value, { size: fontSizes.body }, width)),
    ],
  };
  const barAt = pen.isRightToLeft ? 1 : 0;
  return tagged('BlockQuote', {
    table: { widths: ['*'], body: [[words]] },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (line) => (line === barAt ? 2.5 : 0),
      vLineColor: () => ink.brand,
      fillColor: () => ink.quiet,
      paddingLeft: () => 10,
      paddingRight: () => 10,
      paddingTop: () => 6,
      paddingBottom: () => 6,
    },
    margin: [0, 6, 0, 8],
  });
}

export const rule = (width: number, lineColor: string, lineWidth: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 3, x2: width, y2: 3, lineWidth, lineColor }],
});
