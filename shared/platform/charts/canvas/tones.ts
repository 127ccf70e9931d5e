import type { ColorType, PatternObject } from 'highcharts';
import type { ChartComparison, ChartTone } from '../chart-types.ts';

const ground = 'var(--portal-surface-panel)';
const national = 'var(--portal-chart-national)';

/**
 * Returns the color of a tone as a token, so that the chart follows the color scheme without being
 * redrawn.
 */
const toneColor = (tone: ChartTone) => `var(--portal-chart-${tone})`;

// The legend's swatches use the same percentages.
const paler = (color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, ${ground})`;

/** Returns the color of a line. */
export const lineColor = (tone: ChartTone, compared?: ChartComparison) =>
  compared === 'national' ? national : compared ? paler(toneColor(tone), 75) : toneColor(tone);

/** Returns the outline color of a bar; bars with current figures have none. */
export const outlineColor = (tone: ChartTone, compared?: ChartComparison) =>
  compared && toneColor(tone);

/** A pattern of 8 × 8 pixels drawn over a color; without a stroke it is filled. */
export interface Marks {
  readonly d: string;
  readonly strokeWidth: number;
}

const paths: Partial<Record<ChartTone, Marks>> = {
  // Diagonal hatching.
  emergency: { d: 'M -2 10 L 10 -2 M -2 2 L 2 -2 M 6 10 L 10 6', strokeWidth: 1.75 },
  // Horizontal lines.
  secondary: { d: 'M 0 4 L 8 4', strokeWidth: 1.5 },
  // Dots.
  scheduled: {
    d: 'M 3.5 2 A 1.5 1.5 0 1 0 0.5 2 A 1.5 1.5 0 1 0 3.5 2 M 7.5 6 A 1.5 1.5 0 1 0 4.5 6 A 1.5 1.5 0 1 0 7.5 6',
    strokeWidth: 0,
  },
};

/** Hatching in the opposite direction, for national averages of tones without a pattern. */
const nationalPath: Marks = { d: 'M -2 -2 L 10 10', strokeWidth: 1 };

export const marksOf = (tone: ChartTone, compared?: ChartComparison): Marks | undefined =>
  paths[tone] ?? (compared === 'national' ? nationalPath : undefined);

/**
 * Returns the fill of a bar or slice. Comparisons keep the pattern of their tone; a national
 * average has marks in its tone on the panel's background.
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

/** The background of an incomplete period's bars. */
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
