import type { Content, TableCell } from 'pdfmake';
import type { Fact } from '../../document.ts';
import { fontSizes, ink } from '../look.ts';
import { innerWidth } from '../sheet.ts';
import { grouped, type Tag, tagged, withTag } from '../tags/tag.ts';
import type { Pen } from '../text/pen.ts';
import type { LayoutContext } from './layout-context.ts';
import type { LoadedSection } from './loaded-section.ts';
import { rule } from './section-content.ts';

interface Cover {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Returns the title and the facts above a section that is alone in its document or picture. */
export const titleBlock = ({ title, facts }: Cover, setting: LayoutContext): Content[] => [
  tagged('H1', {
    stack: [
      setting.pen.write(
        title,
        { size: fontSizes.blockTitle, bold: true, color: ink.brand },
        innerWidth(setting.sheet),
      ),
    ],
  }),
  rule(innerWidth(setting.sheet), ink.brand, 1),
  factTable(facts, fontSizes.facts, setting),
];

/** Returns a cover page for a document of several sections, with a table of contents. */
export const coverPage = (
  { title, facts }: Cover,
  sections: readonly LoadedSection[],
  setting: LayoutContext,
): Content[] => {
  const { pen, sheet } = setting;
  const width = innerWidth(sheet);
  return [
    tagged('H1', {
      stack: [
        pen.write(title, { size: fontSizes.coverTitle, bold: true, color: ink.brand }, width),
        rule(width, ink.brand, 2),
      ],
      margin: [0, sheet.height === null ? 0 : 64, 0, 8],
    }),
    factTable(facts, fontSizes.body, setting),
    ...(sheet.height === null || sections.length === 0 ? [] : [contents(sections, setting)]),
  ];
};

function factTable(facts: readonly Fact[], size: number, { pen, sheet }: LayoutContext): Content {
  if (facts.length === 0) return { text: '' };
  const all = innerWidth(sheet);
  const labels = facts.map(({ label }) => pen.width(label, { size, bold: true }));
  const labelWidth = Math.min(Math.max(...labels) * 1.02 + 16, all / 3);
  const widths = [labelWidth, all - labelWidth];
  const body = facts.map(({ label, value }) => {
    const cells = [
      pen.write(label, { size, color: ink.dimmed }, labelWidth),
      pen.write(value, { size }, all - labelWidth),
    ];
    const isLine = pen.width(value, { size }) <= all - labelWidth;
    return cellsInRow(pen, cells, { group: 'LI', tags: fact, isLine });
  });
  return tagged('L', {
    table: { widths: pen.beside(widths), body },
    layout: plain,
    margin: [0, 8, 0, 10],
  });
}

/** Returns the table of contents, with pages, grouped by chapter. */
function contents(sections: readonly LoadedSection[], { pen, sheet }: LayoutContext): Content {
  const size = fontSizes.body;
  const width = innerWidth(sheet) - 40;
  const body = sections.flatMap(({ title, chapter }, at) => {
    const line = (first: Content, last: Content, tags: readonly Tag[]) =>
      cellsInRow(pen, [first, last], { group: 'TOCI', tags, isLine: true });
    const heading = chapter
      ? [line(spaced(pen.write(chapter, { size, bold: true }, width)), '', part)]
      : [];
    const name = { stack: [pen.write(title, { size }, width)], linkToDestination: sectionId(at) };
    const page = {
      pageReference: sectionId(at),
      fontSize: size,
      color: ink.dimmed,
      alignment: pen.isRightToLeft ? 'left' : 'right',
    } satisfies Content;
    return [...heading, line(name, page, entry)];
  });
  return tagged('TOC', {
    table: { widths: pen.beside([width, 40]), dontBreakRows: true, body },
    layout: plain,
    margin: [0, 14, 0, 0],
  });
}

/** PDF tags for the label and value of a fact, for a chapter, and for an entry with its page. */
const fact: readonly Tag[] = [{ type: 'Lbl' }, { type: 'LBody' }];
const part: readonly Tag[] = [{ type: 'Reference' }];
const entry: readonly Tag[] = [...part, { type: 'P' }];

interface Line {
  readonly group: 'LI' | 'TOCI';
  readonly tags: readonly Tag[];
  /**
   * Whether everything fits on one line: the cells are then centered vertically, as the lines of
   * some scripts are taller than others.
   */
  readonly isLine: boolean;
}

function cellsInRow(pen: Pen, cells: readonly Content[], line: Line): TableCell[] {
  const tags = grouped(line.group, line.tags);
  const look = line.isLine ? ({ verticalAlignment: 'middle' } as const) : {};
  const nodes = cells.map((cell, at): TableCell => {
    const node = { stack: [cell], ...look };
    const tag = tags[at];
    return tag ? withTag(tag, node) : node;
  });
  return pen.beside(nodes);
}

const spaced = (content: Content): Content => ({ stack: [content], margin: [0, 6, 0, 0] });

/** Returns the link target of a section. */
export const sectionId = (at: number): string => `section-${at + 1}`;

const plain = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 2,
  paddingBottom: () => 2,
};
