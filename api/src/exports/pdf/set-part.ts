import { createRequire } from 'node:module';
import type { Content } from 'pdfmake';
import type { Paper } from './sheet.ts';

/** Pages that are set behind those which a document has. */
export interface Part {
  readonly content: Content[];
  /** On which it begins. */
  readonly sheet: Paper;
  readonly look: object;
}

interface Laid {
  readonly pages: readonly unknown[];
}

interface LayoutBuilder {
  layoutDocument(
    content: Content[],
    pdf: PDFKit.PDFDocument,
    styles: object,
    look: object,
  ): Laid['pages'];
}

type Margins = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
interface PageSize extends Pick<Paper, 'width' | 'height'> {
  readonly orientation: 'portrait' | 'landscape';
}

// The two steps in which pdfmake sets a document, of which it takes each once.
const require = createRequire(import.meta.url);
const { default: Builder }: { default: new (size: PageSize, margins: Margins) => LayoutBuilder } =
  require('pdfmake/js/LayoutBuilder.js');
const {
  default: Renderer,
}: {
  default: new (pdf: PDFKit.PDFDocument) => { renderPages(pages: Laid['pages']): void };
} = require('pdfmake/js/Renderer.js');

/** Sets a part, and forgets its layout, which takes many times the room of its pages. */
export function setPart(pdf: PDFKit.PDFDocument, { content, sheet, look }: Part): void {
  const { width, height, margins } = sheet;
  const { side, top, bottom } = margins;
  const size = { width, height, orientation: width > height ? 'landscape' : 'portrait' } as const;
  const builder = new Builder(size, { left: side, right: side, top, bottom });
  new Renderer(pdf).renderPages(builder.layoutDocument(content, pdf, {}, look));
}

/** Has each page that is done kept in one piece; its lines and letters came in thousands of small ones. */
export function packPages(pdf: PDFKit.PDFDocument): void {
  let { page } = pdf;
  pdf.on('pageAdded', () => {
    const content = page.content as { buffer?: Buffer[] };
    content.buffer = [Buffer.concat(content.buffer ?? [])];
    page = pdf.page;
  });
}
