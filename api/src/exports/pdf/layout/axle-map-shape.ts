import type { AxleMapBlock, MapAxle, MapWheel, TonedText } from '../../document.ts';

/** A point on a map in points, from its top left corner. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
}

export interface PlacedWheel extends MapPlace {
  readonly wheel: MapWheel;
}

/** A difference between two tires, or between the sides of an axle. */
export interface PlacedMismatch extends MapPlace {
  readonly mismatch: TonedText;
  /**
   * Points from `x` to either end of the pair; null for an axle, where its bar shows the extent.
   */
  readonly reach: number | null;
}

export interface PlacedAxle {
  readonly axle: MapAxle;
  /** The vertical middle of the axle's bar. */
  readonly middle: number;
  readonly bar: { readonly from: number; readonly to: number };
  readonly wheels: readonly PlacedWheel[];
  readonly mismatches: readonly PlacedMismatch[];
}

/** In points, in the proportions of the screen's map. */
export const wheelSize = { width: 62, height: 40 };
const [gap, barWidth, axleGap] = [3, 58, 7];
/** Space below a pair with a mismatch, in points. */
const pairMismatch = 12;

/** Space above and below a map, in points. */
export const mapMargin = 6;

const acrossOf = ({ left, right }: MapAxle) => Math.max(left.wheels.length, right.wheels.length);

/** Returns the width of a number of tires beside each other, in points. */
const sideWidth = (count: number): number => count * wheelSize.width + (count - 1) * gap;

/** Returns the size of a map, in points. */
export const mapSize = ({ axles }: AxleMapBlock): { width: number; height: number } => ({
  width: 2 * sideWidth(Math.max(1, ...axles.map(acrossOf))) + barWidth,
  height: axles.reduce((sum, axle) => sum + heightOf(axle) + axleGap, -axleGap),
});

/** Returns the height of a map with the space around it, in points. */
export const axleMapHeight = (map: AxleMapBlock): number => mapSize(map).height + 2 * mapMargin;

/**
 * Places everything on a map: tires are at the ends of the bar that joins the sides of their axle.
 */
export function placeAxles(map: AxleMapBlock): PlacedAxle[] {
  const center = mapSize(map).width / 2;
  const bar = { from: center - barWidth / 2, to: center + barWidth / 2 };
  let top = 0;
  return map.axles.map((axle) => {
    const y = top;
    top += heightOf(axle) + axleGap;
    const middle = y + wheelSize.height / 2;
    const [left, right] = [axle.left.wheels, axle.right.wheels];
    const leftEdge = bar.from - sideWidth(left.length);
    const along = (from: number) => (wheel: MapWheel, index: number) => ({
      wheel,
      x: from + index * (wheelSize.width + gap),
      y,
    });
    const below = y + wheelSize.height;
    const pair = (mismatch: TonedText | null, count: number, edge: number): PlacedMismatch[] =>
      mismatch
        ? [{ mismatch, x: edge + sideWidth(count) / 2, y: below, reach: sideWidth(count) / 2 }]
        : [];
    return {
      axle,
      middle,
      bar,
      wheels: [...left.map(along(leftEdge)), ...right.map(along(bar.to))],
      mismatches: [
        ...pair(axle.left.mismatch, left.length, leftEdge),
        ...(axle.mismatch ? [{ mismatch: axle.mismatch, x: center, y: middle, reach: null }] : []),
        ...pair(axle.right.mismatch, right.length, bar.to),
      ],
    };
  });
}

const heightOf = ({ left, right }: MapAxle): number =>
  wheelSize.height + (left.mismatch || right.mismatch ? pairMismatch : 0);
