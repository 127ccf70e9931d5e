import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { pictureScale } from './picture-scale.ts';
import { pngFile } from './png-file.ts';

/**
 * Draws the pages of a PDF on one another as one picture. One page is held at a time.
 *
 * @throws ExportRefused when the picture would be too tall to be read
 */
export async function* makePng(pdf: Readable): AsyncGenerator<Buffer> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(await buffer(pdf));
    const pages = [...document.pages()];
    const sizes = pages.map((page) => {
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      return { width, height };
    });
    const scale = pictureScale(sizes);
    const width = Math.floor(Math.max(...sizes.map((size) => size.width)) * scale);
    const heights = sizes.map((size) => Math.floor(size.height * scale));
    const height = heights.reduce((sum, each) => sum + each, 0);
    yield* pngFile({ width, height }, lines(pages, width, heights));
    document.destroy();
  } finally {
    library.destroy();
  }
}

async function* lines(
  pages: readonly PDFiumPage[],
  width: number,
  heights: readonly number[],
): AsyncGenerator<Uint8Array> {
  for (const [at, page] of pages.entries()) {
    const height = heights[at] ?? 0;
    const { data } = await page.render({ width, height, render: 'bitmap' });
    yield data;
  }
}
