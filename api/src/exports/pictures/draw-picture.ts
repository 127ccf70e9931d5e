import { buffer } from 'node:stream/consumers';
import { Resvg } from '@resvg/resvg-js';
import { pngFile } from '../png-file.ts';
import { type CleanDrawing, cleanDrawing } from './clean-drawing.ts';
import { DrawingRefused, drawingLimits } from './drawing-limits.ts';
import { pictureFamily, pictureFonts } from './picture-fonts.ts';
import type { PngPicture } from './render-messages.ts';

const families = {
  defaultFontFamily: pictureFamily,
  sansSerifFamily: pictureFamily,
  serifFamily: pictureFamily,
  monospaceFamily: pictureFamily,
};

/**
 * Cleans a drawing and makes a PNG file of it, on white: a PDF takes one of colours as it is, while
 * of one with opacity the PDF's writer would hold every pixel of all pictures at once. It takes as much memory and time as the
 * drawing makes it take: only a process that may die calls it.
 *
 * @param svg as a browser sent it
 * @param width of the picture in pixels
 * @throws DrawingRefused when it is not to be drawn
 */
export async function drawPicture(svg: string, width: number): Promise<PngPicture> {
  const drawing = cleanDrawing(svg);
  if (!fits(drawing, width)) throw new DrawingRefused('Its picture would be too large.');
  const image = new Resvg(drawing.svg, {
    font: { ...families, loadSystemFonts: false, fontFiles: pictureFonts(drawing.svg) },
    background: '#fff',
    fitTo: { mode: 'width', value: width },
    logLevel: 'off',
  }).render();
  const size = { width: image.width, height: image.height };
  return { ...size, png: await buffer(pngFile(size, lines(image.pixels))) };
}

async function* lines(pixels: Uint8Array): AsyncGenerator<Uint8Array> {
  yield pixels;
}

function fits(drawing: CleanDrawing, width: number): boolean {
  const height = (width * drawing.height) / drawing.width;
  return width >= 1 && height >= 1 && width * height <= drawingLimits.pixels;
}
