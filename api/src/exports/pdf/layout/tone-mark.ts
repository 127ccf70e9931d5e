import type { Tone } from '../../document.ts';
import { toneInk } from '../look.ts';
import type { DrawnShape } from './drawn-shape.ts';

interface Corner {
  readonly x: number;
  readonly y: number;
}

type Draw = (color: string, at: (x: number, y: number) => Corner, size: number) => DrawnShape[];

const stroke = (points: readonly Corner[], lineColor: string, lineWidth: number): DrawnShape => ({
  type: 'polyline',
  points: [...points],
  lineColor,
  lineWidth,
  lineJoin: 'round',
  lineCap: 'round',
});

const triangle: readonly (readonly [number, number])[] = [
  [0.5, 0.06],
  [0.98, 0.92],
  [0.02, 0.92],
];

/**
 * The same marks as on screen: a check, an i in a circle, an exclamation mark in a triangle, a
 * dash.
 */
const draws: Readonly<Record<Tone, Draw>> = {
  good: (color, at, size) => [
    stroke([at(0.12, 0.55), at(0.4, 0.82), at(0.9, 0.22)], color, size * 0.16),
  ],
  warning: (color, at, size) => [
    { type: 'ellipse', ...at(0.5, 0.5), r1: size / 2, r2: size / 2, color },
    { type: 'ellipse', ...at(0.5, 0.26), r1: size * 0.08, r2: size * 0.08, color: '#fff' },
    stroke([at(0.5, 0.46), at(0.5, 0.76)], '#fff', size * 0.13),
  ],
  critical: (color, at, size) => [
    { type: 'polyline', points: triangle.map(([x, y]) => at(x, y)), closePath: true, color },
    stroke([at(0.5, 0.36), at(0.5, 0.62)], '#fff', size * 0.12),
    { type: 'ellipse', ...at(0.5, 0.78), r1: size * 0.07, r2: size * 0.07, color: '#fff' },
  ],
  none: (color, at, size) => [stroke([at(0.15, 0.5), at(0.85, 0.5)], color, size * 0.16)],
};

/**
 * Returns the mark of a tone, so that a tone is never shown by color alone.
 *
 * @param corner the top left corner; `size` in points
 */
export const toneMark = (tone: Tone, corner: Corner, size: number): DrawnShape[] =>
  draws[tone](
    toneInk[tone].line,
    (x, y) => ({ x: corner.x + x * size, y: corner.y + y * size }),
    size,
  );
