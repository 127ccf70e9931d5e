import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Download, Page } from '@playwright/test';
import { bytesOf } from '../exported.ts';

/** In pixels, for a page of US Letter. */
const size = { width: 510, height: 660 };

/** Draws a page of a PDF as a PNG file, encoded by the browser. */
export async function drawPdfPage(browser: Page, file: Download, number: number): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(await bytesOf(file));
    const { data } = await document.getPage(number - 1).render({ ...size, render: 'bitmap' });
    document.destroy();
    return await encodePng(browser, Buffer.from(data));
  } finally {
    library.destroy();
  }
}

async function encodePng(browser: Page, pixels: Buffer): Promise<Buffer> {
  const address = await browser.evaluate(
    ({ width, height, text }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const bytes = Uint8ClampedArray.from(atob(text), (letter) => letter.charCodeAt(0));
      canvas
        .getContext('2d', { alpha: false })
        ?.putImageData(new ImageData(bytes, width, height), 0, 0);
      return canvas.toDataURL();
    },
    { ...size, text: pixels.toString('base64') },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
