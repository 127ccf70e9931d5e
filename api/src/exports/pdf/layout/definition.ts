import type { Content } from 'pdfmake';
import type { Fact } from '../../document.ts';
import type { Fonts } from '../fonts/fonts.ts';
import { ink } from '../look.ts';
import type { SetDocument } from '../open-pdf.ts';
import type { Part } from '../set-part.ts';
import { isPaper, landscape, paperOf, type Sheet, strip } from '../sheet.ts';
import { createPen } from '../text/pen.ts';
import { coverPage, sectionId, titleBlock } from './cover-content.ts';
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

/**
 * What a document is set on: paper, upright or on its side as each section needs it; strips that make one
 * picture, each as long as its section; or the same as pictures of their own, each below the document's title.
 */
export type Medium = 'paper' | 'strip' | 'strips';

/** Sets a document for pdfmake. */
export function definitionOf(document: ReadDocument, fonts: Fonts, medium: Medium): SetDocument {
  const { title, wording, sections } = document;
  const base = medium === 'paper' ? paperOf(wording.locale) : strip;
  const upright = { pen: createPen(wording, fonts), wording, sheet: base };
  const [only, ...others] = sections;
  const isOne = only !== undefined && others.length === 0;
  const setting = isOne ? turn(upright, only) : upright;
  const { width, height, margins } = setting.sheet;
  const { side, top, bottom } = margins;
  const [first = [], ...further] = medium === 'paper' ? partsOf(sections) : [sections];
  return {
    definition: {
      info: { title },
      language: wording.locale,
      displayTitle: true,
      version: '1.7',
      pageSize: { width, height: height ?? 'auto' },
      pageMargins: [side, top, side, bottom],
      defaultStyle: look,
      images: imagesOf(sections),
      content:
        isOne || medium === 'strips'
          ? sections.flatMap((section, at) => alone(document, section, at, setting))
          : [
              ...coverPage(front(document), further.length === 0 ? sections : [], setting),
              ...manySections(first, setting, 0),
            ],
    },
    parts: furtherParts(further, first.length, setting),
  };
}

const look = { font: 'latin', fontSize: 9.5, color: ink.text };

/** Each begins a page; it is described when it is its turn. */
function* furtherParts(
  parts: readonly (readonly ReadSection[])[],
  before: number,
  setting: Setting,
): Generator<Part> {
  let at = before;
  for (const part of parts) {
    const [first] = part;
    const sheet = first ? turn(setting, first).sheet : setting.sheet;
    if (!isPaper(sheet)) return;
    yield { content: manySections(part, setting, at, sheet), sheet, look };
    at += part.length;
  }
}

/** All pictures and photos, by what content calls them. */
const imagesOf = (sections: readonly ReadSection[]): Record<string, string> =>
  Object.fromEntries(
    sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => {
        if (block.kind === 'picture')
          return block.drawn ? [[block.name, dataUrl('png', block.drawn.png)]] : [];
        if (block.kind !== 'photos') return [];
        return block.photos.flatMap(({ name, jpeg }) =>
          jpeg ? [[name, dataUrl('jpeg', jpeg)]] : [],
        );
      }),
  );

const dataUrl = (kind: 'png' | 'jpeg', bytes: Uint8Array): string =>
  `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`;

const front = ({ title, cover }: ReadDocument) => ({ title, facts: cover });

/** A section below the document's title; its own is left out where it is the same, and so is its chapter's. */
function alone(
  document: ReadDocument,
  { chapter: _, ...section }: ReadSection,
  at: number,
  setting: Setting,
): Content[] {
  const isTitled = section.title !== document.title;
  const content = [
    ...titleBlock(front(document), setting),
    ...sectionHeading(section, setting, { id: sectionId(at), isTitled }),
    ...sectionParts(section, setting),
  ];
  return at === 0 ? content : onNewPage(content, setting.sheet);
}

/**
 * Sections behind each other.
 *
 * @param at how many are before them
 * @param begun the sheet that they begin on; a new one, unless given
 */
function manySections(
  sections: readonly ReadSection[],
  setting: Setting,
  at: number,
  begun?: Sheet,
): Content[] {
  let before: Sheet | undefined;
  return sections.flatMap((section, index) => {
    const turned = turn(setting, section);
    const heading = sectionHeading(section, turned, { id: sectionId(at + index) });
    const parts = sectionParts(section, turned);
    const together = partsTogether(section, parts.length, turned.sheet);
    const content: Content[] = [
      { stack: [...heading, ...parts.slice(0, together)], unbreakable: together > 0 },
      ...parts.slice(together),
    ];
    if (begun && index === 0) {
      before = begun;
      return content;
    }
    const flows = together > 0 && !section.chapter && before?.width === turned.sheet.width;
    before = turned.sheet;
    return flows ? [{ stack: content, margin: [0, 14, 0, 0] }] : onNewPage(content, turned.sheet);
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
