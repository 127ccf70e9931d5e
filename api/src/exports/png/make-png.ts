import type { Readable } from 'node:stream';
import { drawPages } from './draw-pages.ts';
import { pictureScale } from './picture-scale.ts';

/**
 * Draws the pages of a PDF stacked as one picture.
 *
 * @throws ExportRefused if the picture would be too tall to be readable
 */
export async function* makePng(pdf: Readable): AsyncGenerator<Buffer> {
  const { sizes, draw, close } = await drawPages(pdf);
  try {
    yield* draw([...sizes.keys()], pictureScale(sizes));
  } finally {
    close();
  }
}
