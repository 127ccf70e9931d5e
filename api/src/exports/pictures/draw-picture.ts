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
 * Sanitizes a drawing and renders it as a PNG file on white: a PDF takes a picture without opacity
 * unchanged, while for pictures with opacity the PDF library would hold every pixel of all of them
 * at once. Memory and time depend on the drawing, so only a process that may die calls this
 * function.
 *
 * @param svg as sent by a browser
 * @param width of the picture in pixels
 * @throws DrawingRefused if the drawing must not be rendered
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
