import bwip from 'bwip-js/node';

/** A row of dark squares that touch, in squares from the code's corner. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

interface QrCode {
  /** Squares along a side. */
  readonly side: number;
  readonly bars: readonly Bar[];
}

interface RawCode {
  readonly pixs: readonly number[];
  readonly pixx: number;
}

/** The dark squares of a QR code, which a quarter of dirt or damage at most does not spoil. */
export function qrCode(text: string): QrCode {
  // Its types leave open what the kinds of codes have.
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
