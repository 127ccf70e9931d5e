import { createRequire } from 'node:module';
import type { Font, Glyph, GlyphPosition } from 'fontkit';
import type { Content } from 'pdfmake';
import type { Paper } from '../sheet.ts';
import type { Tag } from './tag.ts';

// The steps by which pdfmake lays out a document. They are undocumented; each is used once here.

/** An element of the tag tree. */
export interface TagElement extends PDFKit.PDFStructureElement {
  readonly dictionary: { readonly data: Record<string, unknown> };
}

/** A node during layout. */
export interface LaidNode {
  readonly tag?: Tag;
  /** How many last rows of the table in the node stay on one page with the content below it. */
  readonly keptRows?: number;
}

/** A row of a table during layout, including the header. */
export interface LaidRow {
  readonly rowIndex: number;
  readonly tableBody: readonly unknown[];
}

/** A table's header, which is repeated on each of its pages. */
export type RepeatedHeader = object;

/** Places laid-out content on pages. */
interface Writer {
  /** The header of the innermost table is last. */
  readonly repeatables: readonly RepeatedHeader[];
  beginUnbreakableBlock(): void;
  commitUnbreakableBlock(): void;
  pushToRepeatables(header: RepeatedHeader): void;
  popFromRepeatables(): void;
}

/** An item on a page, as it is drawn. */
export interface LaidItem {
  /** The element to which the item belongs; undefined for decoration. */
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

/** The items on a page: lines of text, pictures, rules and filled shapes. */
export interface LaidPage {
  readonly pageSize: { height: number };
  readonly items: readonly {
    readonly item: {
      readonly y?: number;
      readonly h?: number;
      readonly y1?: number;
      readonly y2?: number;
      readonly _height?: number;
      getHeight?(): number;
    };
  }[];
}

interface Builder {
  readonly writer: Writer;
  layoutDocument(
    content: Content[],
    pdf: PDFKit.PDFDocument,
    styles: object,
    look: object,
  ): readonly LaidPage[];
  processNode(node: LaidNode, isInCell?: boolean): void;
  processRow(row: LaidRow): object;
  buildNextLine(node: LaidNode): LaidLine | null;
  processImage(node: LaidNode & LaidImage): void;
}

interface Renderer {
  renderPages(pages: readonly LaidPage[]): void;
  renderLine(line: LaidLine, x: number, y: number): void;
  renderImage(image: LaidImage): void;
  renderVector(vector: LaidItem): void;
}

type Margins = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
interface PageSize extends Pick<Paper, 'width' | 'height'> {
  readonly orientation: string;
}

/** Font files by family. */
export type FontFiles = Readonly<
  Record<string, { readonly normal: string; readonly bold: string }>
>;

/** An embedded font. */
export interface EmbeddedFont {
  readonly font: Font;
  /** Thousandths of the font size per unit of the font. */
  readonly scale: number;
  /** Places the characters of a word. */
  layoutRun(text: string, features?: unknown): LaidRun;
}

interface LaidRun {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Omit<GlyphPosition, 'yAdvance'>[];
  readonly advanceWidth: number;
}

interface Document extends PDFKit.PDFDocument {
  /** Pictures by the names used in the content. */
  readonly _imageRegistry: Record<string, object>;
  openImage(bytes: Buffer): object;
  provideFont(family: string, bold: boolean, italics: boolean): EmbeddedFont;
  /** Writes the document's metadata. */
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
