import type { Content } from 'pdfmake';
import type { Fact } from '../../document.ts';
import type { Fonts } from '../fonts/fonts.ts';
import { ink } from '../look.ts';
import type { TypesetDocument, TypesetStrips } from '../open-pdf.ts';
import { isPaper, landscape, type Paper, paperOf, type Sheet, strip } from '../sheet.ts';
import { tagged } from '../tags/tag.ts';
import { createPen } from '../text/pen.ts';
import type { Part } from '../typeset-part.ts';
import { coverPage, sectionId, titleBlock } from './cover-content.ts';
import type { LayoutContext } from './layout-context.ts';
import type { LoadedBlock, LoadedSection, SerializableWording } from './loaded-section.ts';
import { withNarrowTables } from './narrow-tables.ts';
import { partsOf } from './parts.ts';
import { needsLandscape, sectionHeading, sectionParts } from './section-content.ts';
import { innerHeight, sectionHeight } from './section-height.ts';

/** A document whose content is completely in memory, in one process. */
export interface LoadedDocument {
  readonly title: string;
  readonly cover: readonly Fact[];
  readonly wording: SerializableWording;
  readonly sections: readonly LoadedSection[];
}

/** Lays out a document on paper, in portrait or landscape as each section needs. */
export function paperDocument(document: LoadedDocument, fonts: Fonts): TypesetDocument {
  const { title, wording, sections } = document;
  return {
    title,
    language: wording.locale,
    images: imagesOf(sections),
    parts: paperParts(document, createLayoutContext(paperOf(wording.locale), wording, fonts)),
  };
}

/**
 * Yields the parts of a document. The first one contains the cover; it is the only one unless the
 * document is long.
 */
function* paperParts(document: LoadedDocument, upright: LayoutContext): Generator<Part> {
  const { sections } = document;
  const [only, ...others] = sections;
  if (only && others.length === 0) {
    const setting = withFittingOrientation(upright, only);
    yield { content: singleSection(document, only, 0, setting), sheet: paperIn(setting), look };
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
    const sheet = paperIn(begins ? withFittingOrientation(upright, begins) : upright);
    yield { content: manySections(part, upright, { ...levels, at, begun: sheet }), sheet, look };
    at += part.length;
  }
}

/**
 * Lays out a document as strips: stacked in one picture, or each below the document's title in a
 * picture of its own.
 */
export function stripsDocument(
  document: LoadedDocument,
  fonts: Fonts,
  medium: 'strip' | 'strips',
): TypesetStrips {
  const { title, wording, sections } = document;
  const setting = createLayoutContext(strip, wording, fonts);
  const areAlone = medium === 'strips' || sections.length === 1;
  return {
    title,
    language: wording.locale,
    images: imagesOf(sections),
    sheet: strip,
    look,
    strips: areAlone
      ? sections.flatMap((section, at) => singleSection(document, section, at, setting))
      : [
          ...coverPage(front(document), sections, setting),
          ...manySections(sections, setting, { chapters: -1, at: 0 }),
        ],
  };
}

const createLayoutContext = (
  sheet: Sheet,
  wording: SerializableWording,
  fonts: Fonts,
): LayoutContext => ({
  pen: createPen(wording, fonts),
  wording,
  sheet,
});

function paperIn({ sheet }: LayoutContext): Paper {
  if (isPaper(sheet)) return sheet;
  throw new Error('A strip is no paper');
}

const look = { font: 'latin', fontSize: 9.5, color: ink.text };

const imagesOf = (sections: readonly LoadedSection[]): Record<string, Uint8Array> =>
  Object.fromEntries(
    sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => {
        if (block.kind === 'picture') return block.drawn ? [[block.name, block.drawn.png]] : [];
        if (block.kind !== 'photos') return [];
        return block.photos.flatMap(({ name, jpeg }) => (jpeg ? [[name, jpeg]] : []));
      }),
  );

const front = ({ title, cover }: LoadedDocument) => ({ title, facts: cover });

/** Returns a section below the document's title; its own title is omitted if it is the same. */
function singleSection(
  document: LoadedDocument,
  { chapter, ...section }: LoadedSection,
  at: number,
  setting: LayoutContext,
): Content[] {
  const isTitled = section.title !== document.title;
  // The chapter is shown only if there is a single section; of several, only the first one would
  // have it.
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

interface SectionPlacement {
  /** Number of sections before these. */
  readonly at: number;
  /** Index of the first section with a chapter; negative for none. */
  readonly chapters: number;
  /** The sheet that the first section begins on; a new one by default. */
  readonly begun?: Sheet;
}

/** Returns sections one after another. */
function manySections(
  sections: readonly LoadedSection[],
  setting: LayoutContext,
  { at, chapters, begun }: SectionPlacement,
): Content[] {
  let before: Sheet | undefined;
  return sections.flatMap((whole, index) => {
    const turned = withFittingOrientation(setting, whole);
    const section = withNarrowTables(whole, turned);
    const number = at + index;
    const level = chapters >= 0 && number >= chapters ? 'H3' : 'H2';
    const heading = sectionHeading(section, turned, { id: sectionId(number), level });
    const parts = sectionParts(section, turned);
    const together = partsKeptWithHeading(section, parts.length, turned.sheet);
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
 * Returns how many parts stay on the page of their heading: all parts of a section that fits on a
 * page, or the picture or map that comes first. Any other heading begins a page, so that it is
 * never left alone at the end of one. Content that is kept together but does not fit on a page
 * would be lost.
 */
function partsKeptWithHeading(section: LoadedSection, count: number, sheet: Sheet): number {
  if (!isPaper(sheet)) return 0;
  const { whole, start } = sectionHeight(section, sheet);
  const room = innerHeight(sheet);
  if (whole <= room) return count;
  return start <= room && isWhole(section.blocks[0]) ? 1 : 0;
}

/** Returns whether a block is never broken across pages. */
const isWhole = (block: LoadedBlock | undefined): boolean =>
  block?.kind === 'picture' || block?.kind === 'axle map';

/** Returns the setting with paper that is wide enough for a section. */
function withFittingOrientation(setting: LayoutContext, section: LoadedSection): LayoutContext {
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
