import { PDFiumLibrary } from '@hyzyla/pdfium';
import {
  BinaryBitmap,
  FormatException,
  HybridBinarizer,
  NotFoundException,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { labelSheetOf, placeOf } from '../label-sheet.ts';

/**
 * Pixels per point of paper: a camera sees a label at many sizes, and one readable size is enough.
 */
const scales = [3, 2, 4];

interface PageBitmap {
  readonly scale: number;
  readonly data: Uint8Array;
  readonly width: number;
}

export interface ReadSheets {
  /** The codes that a camera reads from the labels, in order. */
  readonly codes: readonly string[];
  readonly pages: readonly { readonly text: string; readonly width: number }[];
}

/** Renders sheets of labels for a locale, and scans every label position. */
export async function readLabels(pdf: Buffer, locale: string): Promise<ReadSheets> {
  const sheet = labelSheetOf(locale);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => ({
    text: page.getText(),
    width: page.getOriginalSize().originalWidth,
  }));
  document.destroy();
  const prints: PageBitmap[][] = [];
  for (const scale of scales) prints.push(await print(library, pdf, scale));
  library.destroy();
  const places = Array.from({ length: pages.length * sheet.columns * sheet.rows }, (_, index) =>
    placeOf(sheet, index),
  );
  const codes = places.flatMap(({ page, ...at }) =>
    prints.flatMap((print) => readAt(print[page], { ...at, ...sheet.label }) ?? []).slice(0, 1),
  );
  return { codes, pages };
}

/** Renders the pages at a scale. Rendering a page closes it. */
async function print(library: PDFiumLibrary, pdf: Buffer, scale: number): Promise<PageBitmap[]> {
  const document = await library.loadDocument(pdf);
  const drawn: PageBitmap[] = [];
  for (const page of [...document.pages()]) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const width = Math.floor(originalWidth * scale);
    const height = Math.floor(originalHeight * scale);
    const { data } = await page.render({ width, height, render: 'bitmap' });
    drawn.push({ data, width, scale });
  }
  document.destroy();
  return drawn;
}

interface BoundingBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function readAt(drawn: PageBitmap | undefined, place: BoundingBox): string | null {
  if (!drawn) return null;
  const { data, width, scale } = drawn;
  const [left, top] = [Math.floor(place.x * scale), Math.floor(place.y * scale)];
  const [wide, tall] = [Math.floor(place.width * scale), Math.floor(place.height * scale)];
  const grey = new Uint8ClampedArray(wide * tall);
  for (let row = 0; row < tall; row += 1)
    for (let column = 0; column < wide; column += 1)
      grey[row * wide + column] = data[((top + row) * width + left + column) * 4] ?? 255;
  try {
    const source = new RGBLuminanceSource(grey, wide, tall);
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
  } catch (error) {
    if (error instanceof NotFoundException || error instanceof FormatException) return null;
    throw error;
  }
}
