/**
 * The colours of pixels on which nothing shines through.
 *
 * @param pixels red, green, blue and opacity of each
 * @returns red, green and blue of each
 */
export function withoutOpacity(pixels: Uint8Array): Uint8Array {
  const colors = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; to < colors.length; from += 4, to += 3) {
    colors[to] = pixels[from] ?? 0;
    colors[to + 1] = pixels[from + 1] ?? 0;
    colors[to + 2] = pixels[from + 2] ?? 0;
  }
  return colors;
}
