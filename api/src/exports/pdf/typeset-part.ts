import type { Content } from 'pdfmake';
import type { Paper, Sheet } from './sheet.ts';
import { type LaidPage, LayoutBuilder, PageRenderer } from './tags/pdfmake-steps.ts';
import type { TaggedDocument } from './tags/tagged-document.ts';
import { TaggingBuilder } from './tags/tagging-builder.ts';
import { TaggingRenderer } from './tags/tagging-renderer.ts';

/** Pages that are appended to a document. */
export interface Part {
  readonly content: Content[];
  /** The sheet on which the part begins. */
  readonly sheet: Paper;
  readonly look: object;
}

/** Lays out a part, and releases its layout, which takes many times the memory of its pages. */
export function typesetPart(pdf: TaggedDocument, { content, sheet, look }: Part): void {
  const { width, height, margins } = sheet;
  const { side, top, bottom } = margins;
  const size = { width, height, orientation: width > height ? 'landscape' : 'portrait' };
  const builder = new TaggingBuilder(size, { left: side, right: side, top, bottom });
  builder.structure = pdf.structure;
  new TaggingRenderer(pdf).renderPages(builder.layoutDocument(content, pdf, {}, look));
  pdf.structure.endPart();
}

/** Lays out strips: pages that end below their content. */
export function typesetStrips(
  pdf: PDFKit.PDFDocument,
  { content, sheet, look }: Omit<Part, 'sheet'> & { readonly sheet: Sheet },
): void {
  const { side, top, bottom } = sheet.margins;
  const size = { width: sheet.width, height: Number.POSITIVE_INFINITY, orientation: 'portrait' };
  const builder = new LayoutBuilder(size, { left: side, right: side, top, bottom });
  const pages = builder.layoutDocument(content, pdf, {}, look);
  for (const page of pages)
    page.pageSize.height = Math.max(top, ...page.items.map(bottomOf)) + bottom;
  new PageRenderer(pdf).renderPages(pages);
}

function bottomOf({ item }: LaidPage['items'][number]): number {
  const height =
    item.getHeight?.() ?? item._height ?? item.h ?? Math.max(item.y1 ?? 0, item.y2 ?? 0);
  return (item.y ?? 0) + height;
}

/**
 * Joins the content of each finished page into one buffer; its lines and texts arrive in thousands
 * of small ones.
 */
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
