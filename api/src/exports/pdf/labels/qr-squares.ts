import bwip from 'bwip-js/node';

/** A run of adjacent dark squares; its place is counted in squares from the code's corner. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

interface QrCode {
  /** Number of squares along a side. */
  readonly side: number;
  readonly bars: readonly Bar[];
}

interface RawCode {
  readonly pixs: readonly number[];
  readonly pixx: number;
}

/**
 * Returns the dark squares of a QR code that stays readable with up to a quarter of it dirty or
 * damaged.
 */
export function qrCode(text: string): QrCode {
  // The library's types do not describe the output of each kind of code.
  const [code] = bwip.raw('qrcode', text, 'eclevel=Q') as unknown as [RawCode];
  const { pixs, pixx: side } = code;
  const bars: Bar[] = [];
  for (let y = 0; y < side; y += 1) {
    let start = 0;
    for (let x = 0; x <= side; x += 1) {
      const isDark = x < side && pixs[y * side + x] === 1;
      if (isDark) continue;
      if (x > start) bars.push({ x: start, y, length: x - start });
      start = x + 1;
    }
  }
  return { side, bars };
}
