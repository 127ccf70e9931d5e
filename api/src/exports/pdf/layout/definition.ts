import type { Content } from 'pdfmake';
import type { Fact } from '../../document.ts';
import type { Fonts } from '../fonts/fonts.ts';
import { ink } from '../look.ts';
import type { SetDocument, SetStrips } from '../open-pdf.ts';
import type { Part } from '../set-part.ts';
import { isPaper, landscape, type Paper, paperOf, type Sheet, strip } from '../sheet.ts';
import { tagged } from '../tags/tag.ts';
import { createPen } from '../text/pen.ts';
import { coverPage, sectionId, titleBlock } from './cover-content.ts';
import { withNarrowTables } from './narrow-tables.ts';
import { partsOf } from './parts.ts';
import type { ReadBlock, Reading, ReadSection } from './read-section.ts';
import { needsLandscape, sectionHeading, sectionParts } from './section-content.ts';
import { innerHeight, sectionHeight } from './section-height.ts';
import type { Setting } from './setting.ts';

/** A document of which everything is here, in one process. */
export interface ReadDocument {
  readonly title: string;
  readonly cover: readonly Fact[];
  readonly wording: Reading;
  readonly sections: readonly ReadSection[];
}

/** Sets a document on paper, upright or on its side as each section needs it. */
export function paperDocument(document: ReadDocument, fonts: Fonts): SetDocument {
  const { title, wording, sections } = document;
  return {
    title,
    language: wording.locale,
    images: imagesOf(sections),
    parts: paperParts(document, settingOn(paperOf(wording.locale), wording, fonts)),
  };
}

/** The first part has what the document is about; it is all of it unless it is long. */
function* paperParts(document: ReadDocument, upright: Setting): Generator<Part> {
  const { sections } = document;
  const [only, ...others] = sections;
  if (only && others.length === 0) {
    const setting = turn(upright, only);
    yield { content: alone(document, only, 0, setting), sheet: paperIn(setting), look };
    return;
  }
  const [first = [], ...further] = partsOf(sections);
  const levels = { chapters: sections.findIndex(({ chapter }) => chapter) };
  const cover = coverPage(front(document), further.length === 0 ? sections : [], upright);
  const content = [...cover, ...manySections(first, upright, { ...levels, at: 0 })];
  yield { content, sheet: paperIn(upright), look };
  let at = first.length;
  for (const part of further) {
    const [begins] = part;
    const sheet = paperIn(begins ? turn(upright, begins) : upright);
    yield { content: manySections(part, upright, { ...levels, at, begun: sheet }), sheet, look };
    at += part.length;
  }
}

/** Sets a document as strips: on one another for one picture, or each below its title for pictures of their own. */
export function stripsDocument(
  document: ReadDocument,
  fonts: Fonts,
  medium: 'strip' | 'strips',
): SetStrips {
  const { title, wording, sections } = document;
  const setting = settingOn(strip, wording, fonts);
  const areAlone = medium === 'strips' || sections.length === 1;
  return {
    title,
    language: wording.locale,
    images: imagesOf(sections),
    sheet: strip,
    look,
    strips: areAlone
      ? sections.flatMap((section, at) => alone(document, section, at, setting))
      : [
          ...coverPage(front(document), sections, setting),
          ...manySections(sections, setting, { chapters: -1, at: 0 }),
        ],
  };
}

const settingOn = (sheet: Sheet, wording: Reading, fonts: Fonts): Setting => ({
  pen: createPen(wording, fonts),
  wording,
  sheet,
});

function paperIn({ sheet }: Setting): Paper {
  if (isPaper(sheet)) return sheet;
  throw new Error('A strip is no paper');
}

const look = { font: 'latin', fontSize: 9.5, color: ink.text };

const imagesOf = (sections: readonly ReadSection[]): Record<string, Uint8Array> =>
  Object.fromEntries(
    sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => {
        if (block.kind === 'picture') return block.drawn ? [[block.name, block.drawn.png]] : [];
        if (block.kind !== 'photos') return [];
        return block.photos.flatMap(({ name, jpeg }) => (jpeg ? [[name, jpeg]] : []));
      }),
  );

const front = ({ title, cover }: ReadDocument) => ({ title, facts: cover });

/** A section below the document's title; its own is left out where it is the same. */
function alone(
  document: ReadDocument,
  { chapter, ...section }: ReadSection,
  at: number,
  setting: Setting,
): Content[] {
  const isTitled = section.title !== document.title;
  // A chapter is told of the only section; of several, the first one alone would have it.
  const isOnly = document.sections.length === 1 && chapter;
  const told = isOnly ? { ...section, chapter } : section;
  const level = isOnly ? 'H3' : 'H2';
  const content = [
    ...titleBlock(front(document), setting),
    ...sectionHeading(told, setting, { id: sectionId(at), isTitled, level }),
    ...sectionParts(withNarrowTables(section, setting), setting),
  ];
  return at === 0 ? content : onNewPage(content, setting.sheet);
}

interface Place {
  /** How many sections are before. */
  readonly at: number;
  /** Where the first chapter begins; none if below 0. */
  readonly chapters: number;
  /** The sheet that they begin on; a new one, unless given. */
  readonly begun?: Sheet;
}

/** Sections behind each other. */
function manySections(
  sections: readonly ReadSection[],
  setting: Setting,
  { at, chapters, begun }: Place,
): Content[] {
  let before: Sheet | undefined;
  return sections.flatMap((whole, index) => {
    const turned = turn(setting, whole);
    const section = withNarrowTables(whole, turned);
    const number = at + index;
    const level = chapters >= 0 && number >= chapters ? 'H3' : 'H2';
    const heading = sectionHeading(section, turned, { id: sectionId(number), level });
    const parts = sectionParts(section, turned);
    const together = partsTogether(section, parts.length, turned.sheet);
    const content: Content[] = [
      { stack: [...heading, ...parts.slice(0, together)], unbreakable: together > 0 },
      ...parts.slice(together),
    ];
    const set = tagged('Sect', { stack: content });
    if (begun && index === 0) {
      before = begun;
      return [set];
    }
    const flows = together > 0 && !section.chapter && before?.width === turned.sheet.width;
    before = turned.sheet;
    return flows ? [{ ...set, margin: [0, 14, 0, 0] }] : onNewPage([set], turned.sheet);
  });
}

/**
 * How many parts stay on the page of their heading: all of a section that fits a page, or the picture
 * or map that comes first. The heading of any other begins a page, so that it is never left alone at an end.
 * What is kept together and fits no page would be lost.
 */
function partsTogether(section: ReadSection, count: number, sheet: Sheet): number {
  if (!isPaper(sheet)) return 0;
  const { whole, start } = sectionHeight(section, sheet);
  const room = innerHeight(sheet);
  if (whole <= room) return count;
  return start <= room && isWhole(section.blocks[0]) ? 1 : 0;
}

/** Whether a block is never broken over pages. */
const isWhole = (block: ReadBlock | undefined): boolean =>
  block?.kind === 'picture' || block?.kind === 'axle map';

/** The setting on paper that is wide enough for a section. */
function turn(setting: Setting, section: ReadSection): Setting {
  const { sheet } = setting;
  if (!isPaper(sheet) || !needsLandscape(section, setting)) return setting;
  return { ...setting, sheet: landscape(sheet) };
}

const onNewPage = (content: Content[], { width, height }: Sheet): Content[] => [
  {
    stack: content,
    pageBreak: 'before',
    ...(height === null ? {} : { pageOrientation: width > height ? 'landscape' : 'portrait' }),
  },
];
