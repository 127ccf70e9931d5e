import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { pngFile } from '../png-file.ts';
import type { PageSize } from './picture-scale.ts';

/** The pages of a PDF, to be drawn. */
export interface DrawnPages {
  readonly sizes: readonly PageSize[];
  /**
   * Draws pages stacked as one PNG. Only one page is in memory at a time.
   *
   * @param scale pixels per point
   */
  draw(pages: readonly number[], scale: number): AsyncGenerator<Buffer>;
  /** Releases the document; nothing can be drawn afterwards. */
  close(): void;
}

/** Opens a PDF to draw its pages. */
export async function drawPages(pdf: Readable): Promise<DrawnPages> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await buffer(pdf));
  const pages = [...document.pages()];
  const sizes = pages.map((page) => {
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    return { width, height };
  });
  return {
    sizes,
    draw(numbers, scale) {
      const drawn = numbers.flatMap((at) => {
        const [page, size] = [pages[at], sizes[at]];
        return page && size ? [{ page, ...size }] : [];
      });
      const width = Math.floor(Math.max(...drawn.map((each) => each.width)) * scale);
      const heights = drawn.map((each) => Math.floor(each.height * scale));
      const height = heights.reduce((sum, each) => sum + each, 0);
      return pngFile({ width, height }, lines(drawn, width, heights));
    },
    close() {
      document.destroy();
      library.destroy();
    },
  };
}

async function* lines(
  pages: readonly { readonly page: PDFiumPage }[],
  width: number,
  heights: readonly number[],
): AsyncGenerator<Uint8Array> {
  for (const [at, { page }] of pages.entries()) {
    const height = heights[at] ?? 0;
    const { data } = await page.render({ width, height, render: 'bitmap' });
    yield data;
  }
}
