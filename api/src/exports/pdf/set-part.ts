import type { Content } from 'pdfmake';
import type { Paper } from './sheet.ts';
import type { TaggedDocument } from './tags/tagged-document.ts';
import { TaggingBuilder } from './tags/tagging-builder.ts';
import { TaggingRenderer } from './tags/tagging-renderer.ts';

/** Pages that are set behind those which a document has. */
export interface Part {
  readonly content: Content[];
  /** On which it begins. */
  readonly sheet: Paper;
  readonly look: object;
}

/** Sets a part, and forgets its layout, which takes many times the room of its pages. */
export function setPart(pdf: TaggedDocument, { content, sheet, look }: Part): void {
  const { width, height, margins } = sheet;
  const { side, top, bottom } = margins;
  const size = { width, height, orientation: width > height ? 'landscape' : 'portrait' } as const;
  const builder = new TaggingBuilder(size, { left: side, right: side, top, bottom });
  builder.structure = pdf.structure;
  new TaggingRenderer(pdf).renderPages(builder.layoutDocument(content, pdf, {}, look));
  pdf.structure.endPart();
}

/** Has each page that is done kept in one piece; its lines and letters came in thousands of small ones. */
export function packPages(pdf: PDFKit.PDFDocument): void {
  let { page } = pdf;
  pdf.on('pageAdded', () => {
    if (page) {
      const content = page.content as { buffer?: Buffer[] };
      content.buffer = [Buffer.concat(content.buffer ?? [])];
    }
    page = pdf.page;
  });
}
