import type { Content, createPdf } from 'pdfmake';
import type { Fact } from '../../document.ts';
import type { Fonts } from '../fonts/fonts.ts';
import { ink } from '../look.ts';
import { createPen } from '../text/pen.ts';
import { coverPage, sectionId, titleBlock } from './cover-content.ts';
import type { Reading, ReadSection } from './read-section.ts';
import { needsLandscape, type Setting, sectionHeading, sectionParts } from './section-content.ts';
import { innerHeight, sectionHeight } from './section-height.ts';
import { isPaper, landscape, paperOf, type Sheet, strip } from './sheet.ts';

/** A document of which everything is here, in one process. */
export interface ReadDocument {
  readonly title: string;
  readonly cover: readonly Fact[];
  readonly wording: Reading;
  readonly sections: readonly ReadSection[];
}

/**
 * Sets a document for pdfmake: on paper, upright or on its side as each section needs it, or as
 * strips for a picture, each as long as its section.
 */
export function definitionOf(
  document: ReadDocument,
  fonts: Fonts,
  medium: 'paper' | 'strip',
): Parameters<typeof createPdf>[0] {
  const { title, wording, sections } = document;
  const base = medium === 'paper' ? paperOf(wording.locale) : strip;
  const upright = { pen: createPen(wording, fonts), wording, sheet: base };
  const [only, ...others] = sections;
  const isOne = only !== undefined && others.length === 0;
  const setting = isOne ? turn(upright, only) : upright;
  const { width, height, margins } = setting.sheet;
  const { side, top, bottom } = margins;
  return {
    info: { title },
    language: wording.locale,
    displayTitle: true,
    version: '1.7',
    pageSize: { width, height: height ?? 'auto' },
    pageMargins: [side, top, side, bottom],
    defaultStyle: { font: 'latin', fontSize: 9.5, color: ink.text },
    content: isOne
      ? [...titleBlock(front(document), setting), ...onlySection(only, title, setting)]
      : [...coverPage(front(document), sections, setting), ...manySections(document, setting)],
  };
}

const front = ({ title, cover }: ReadDocument) => ({ title, facts: cover });

/** Its title is left out where the document has the same. */
const onlySection = (section: ReadSection, title: string, setting: Setting): Content[] => [
  ...sectionHeading(section, setting, { id: sectionId(0), isTitled: section.title !== title }),
  ...sectionParts(section, setting),
];

function manySections({ sections }: ReadDocument, setting: Setting): Content[] {
  let before: Sheet | undefined;
  return sections.flatMap((section, at) => {
    const turned = turn(setting, section);
    const heading = sectionHeading(section, turned, { id: sectionId(at) });
    const parts = sectionParts(section, turned);
    const together = partsTogether(section, parts.length, turned.sheet);
    const content: Content[] = [
      { stack: [...heading, ...parts.slice(0, together)], unbreakable: together > 0 },
      ...parts.slice(together),
    ];
    const flows = together > 0 && !section.chapter && before?.width === turned.sheet.width;
    before = turned.sheet;
    return flows ? [{ stack: content, margin: [0, 14, 0, 0] }] : onNewPage(content, turned.sheet);
  });
}

/**
 * How many parts stay on the page of their heading: all of a section that fits a page, or the picture
 * that comes first. The heading of any other begins a page, so that it is never left alone at an end.
 * What is kept together and fits no page would be lost.
 */
function partsTogether(section: ReadSection, count: number, sheet: Sheet): number {
  if (!isPaper(sheet)) return 0;
  const { whole, start } = sectionHeight(section, sheet);
  const room = innerHeight(sheet);
  if (whole <= room) return count;
  return start <= room && section.blocks[0]?.kind === 'picture' ? 1 : 0;
}

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
