import { Resvg } from '@resvg/resvg-js';

/** Returns the number of pixels of each color in a PNG file, by its components as `r,g,b`. */
export function colorsOf(png: Buffer, width: number, height: number): Map<string, number> {
  const size = `width="${width}" height="${height}"`;
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const color = pixels.readUIntBE(at, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const parts = (color: number) => [color >> 16, (color >> 8) & 255, color & 255].join(',');
  return new Map(Array.from(counts, ([color, count]) => [parts(color), count]));
}
