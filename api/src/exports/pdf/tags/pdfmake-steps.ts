import { createRequire } from 'node:module';
import type { Content } from 'pdfmake';
import type { Paper } from '../sheet.ts';
import type { Tag } from './tag.ts';

// The steps in which pdfmake sets a document. It does not document them; it takes each once.

/** Part of the tree of tags. */
export interface TagElement extends PDFKit.PDFStructureElement {
  readonly dictionary: { readonly data: Record<string, unknown> };
}

/** A node while it is laid out. */
export interface LaidNode {
  readonly tag?: Tag;
}

/** Part of a page, as it is drawn. */
export interface LaidItem {
  /** What it belongs to; nothing where it is only decoration. */
  element?: TagElement;
}

interface LaidText {
  readonly text: string;
  readonly x: number;
  linkToDestination?: string | null;
}

export interface LaidLine extends LaidItem {
  readonly inlines: readonly LaidText[];
  getWidth(): number;
  getHeight(): number;
}

export interface LaidImage extends LaidItem {
  readonly x: number;
  readonly y: number;
  readonly _width: number;
  readonly _height: number;
}

interface Builder {
  layoutDocument(
    content: Content[],
    pdf: PDFKit.PDFDocument,
    styles: object,
    look: object,
  ): readonly unknown[];
  processNode(node: LaidNode, isInCell?: boolean): void;
  buildNextLine(node: LaidNode): LaidLine | null;
  processImage(node: LaidNode & LaidImage): void;
}

interface Renderer {
  renderPages(pages: readonly unknown[]): void;
  renderLine(line: LaidLine, x: number, y: number): void;
  renderImage(image: LaidImage): void;
  renderVector(vector: LaidItem): void;
}

type Margins = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
interface PageSize extends Pick<Paper, 'width' | 'height'> {
  readonly orientation: 'portrait' | 'landscape';
}

/** Font files by family. */
export type FontFiles = Readonly<
  Record<string, { readonly normal: string; readonly bold: string }>
>;

interface Document extends PDFKit.PDFDocument {
  /** Writes what the file says of itself. */
  _addInfo(): void;
}

const require = createRequire(import.meta.url);

export const {
  default: LayoutBuilder,
}: {
  default: new (size: PageSize, margins: Margins) => Builder;
} = require('pdfmake/js/LayoutBuilder.js');

export const {
  default: PageRenderer,
}: { default: new (pdf: PDFKit.PDFDocument) => Renderer } = require('pdfmake/js/Renderer.js');

export const {
  default: PdfDocument,
}: {
  default: new (
    fonts: FontFiles,
    images: Readonly<Record<string, string>>,
    patterns: Readonly<Record<string, never>>,
    attachments: Readonly<Record<string, never>>,
    options: object,
    files: null,
    mayRead: (path: string) => boolean,
  ) => Document;
} = require('pdfmake/js/PDFDocument.js');
