import type { ColorType, PatternObject } from 'highcharts';
import type { ChartComparison, ChartTone } from '../chart-types.ts';

const ground = 'var(--portal-surface-panel)';
const national = 'var(--portal-chart-national)';

/** The colour of a tone: a token, so that the chart follows the colour scheme by itself. */
const toneColor = (tone: ChartTone) => `var(--portal-chart-${tone})`;

// The legend's swatches have the same shares.
const paler = (color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, ${ground})`;

/** The colour of a line. */
export const lineColor = (tone: ChartTone, compared?: ChartComparison) =>
  compared === 'national' ? national : compared ? paler(toneColor(tone), 75) : toneColor(tone);

/** The outline of a bar; those of now have none. */
export const outlineColor = (tone: ChartTone, compared?: ChartComparison) =>
  compared && toneColor(tone);

/** What lies on a colour as a pattern of 8 × 8 pixels; without a stroke it is filled. */
export interface Marks {
  readonly d: string;
  readonly strokeWidth: number;
}

const paths: Partial<Record<ChartTone, Marks>> = {
  // Diagonal hatching.
  emergency: { d: 'M -2 10 L 10 -2 M -2 2 L 2 -2 M 6 10 L 10 6', strokeWidth: 1.75 },
  // Lines across.
  secondary: { d: 'M 0 4 L 8 4', strokeWidth: 1.5 },
  // Dots.
  scheduled: {
    d: 'M 3.5 2 A 1.5 1.5 0 1 0 0.5 2 A 1.5 1.5 0 1 0 3.5 2 M 7.5 6 A 1.5 1.5 0 1 0 4.5 6 A 1.5 1.5 0 1 0 7.5 6',
    strokeWidth: 0,
  },
};

/** Hatching the other way, for national averages of tones without a pattern. */
const nationalPath: Marks = { d: 'M -2 -2 L 10 10', strokeWidth: 1 };

export const marksOf = (tone: ChartTone, compared?: ChartComparison): Marks | undefined =>
  paths[tone] ?? (compared === 'national' ? nationalPath : undefined);

/**
 * What a bar or a slice of a tone is filled with; a comparison keeps the pattern. A national average
 * is marks of its tone on the ground.
 */
export function barFill(tone: ChartTone, compared?: ChartComparison): ColorType {
  const color = toneColor(tone);
  const [background, marks] = {
    now: [color, ground],
    previous: [paler(color, 25), paler(color, 55)],
    national: [ground, color],
  }[compared ?? 'now'];
  const path = marksOf(tone, compared);
  return path && background && marks
    ? { pattern: patternOf(path, background, marks) }
    : (background ?? color);
}

/** What lies behind the bars of a period that is not whole. */
export const hatching: ColorType = {
  pattern: {
    path: { d: 'M -2 -2 L 10 10 M -2 6 L 2 10 M 6 -2 L 10 2', strokeWidth: 1 },
    width: 8,
    height: 8,
    color: paler('var(--portal-chart-axis)', 60),
  },
};

const patternOf = (
  path: Marks,
  backgroundColor: string,
  color: string,
): PatternObject['pattern'] => ({
  path: path.strokeWidth === 0 ? { ...path, fill: color } : path,
  width: 8,
  height: 8,
  color,
  backgroundColor,
});
