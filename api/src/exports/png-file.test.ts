import { buffer } from 'node:stream/consumers';
import { Resvg } from '@resvg/resvg-js';
import { pngFile } from './png-file.ts';

/** Writes and reads back a picture whose colors all differ: red, green and blue of each pixel. */
async function readBack(width: number, height: number, linesAtOnce: number): Promise<number[]> {
  const pixels = Array.from({ length: width * height }, (_, at) => [at, 255 - at, at * 3, 255]);
  async function* lines() {
    for (let at = 0; at < pixels.length; at += width * linesAtOnce)
      yield Uint8Array.from(pixels.slice(at, at + width * linesAtOnce).flat());
  }
  const png = await buffer(pngFile({ width, height }, lines()));
  const size = `width="${width}" height="${height}"`;
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`;
  expect([...new Resvg(svg).render().pixels]).toEqual(pixels.flat());
  return [...png.subarray(24, 26)];
}

test.each([
  [1, 1, 1],
  [1, 5, 2],
  [7, 5, 1],
  [7, 6, 3],
  [8, 4, 4],
])(
  '%i × %i pixels, %i lines at once, are read back as they were, as colours alone',
  async (...size) => expect(await readBack(...size)).toEqual([8, 2]),
);
