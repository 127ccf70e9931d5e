import type { ColorType, PatternObject } from 'highcharts';
import type { ChartTone } from '../chart-types.ts';

/** The colour of a tone: a token, so that the chart follows the colour scheme by itself. */
export const toneColor = (tone: ChartTone) => `var(--portal-chart-${tone})`;

const ground = 'var(--portal-surface-panel)';

const patterns: Partial<Record<ChartTone, PatternObject['pattern']>> = {
  // Diagonal hatching.
  emergency: {
    path: { d: 'M -2 10 L 10 -2 M -2 2 L 2 -2 M 6 10 L 10 6', strokeWidth: 1.75 },
    width: 8,
    height: 8,
    color: ground,
    backgroundColor: toneColor('emergency'),
  },
  // Lines across.
  secondary: {
    path: { d: 'M 0 4 L 8 4', strokeWidth: 1.5 },
    width: 8,
    height: 8,
    color: ground,
    backgroundColor: toneColor('secondary'),
  },
  // Dots.
  scheduled: {
    path: {
      d: 'M 3.5 2 A 1.5 1.5 0 1 0 0.5 2 A 1.5 1.5 0 1 0 3.5 2 M 7.5 6 A 1.5 1.5 0 1 0 4.5 6 A 1.5 1.5 0 1 0 7.5 6',
      fill: ground,
      strokeWidth: 0,
    },
    width: 8,
    height: 8,
    color: ground,
    backgroundColor: toneColor('scheduled'),
  },
};

/** What a bar of a tone is filled with. */
export function toneFill(tone: ChartTone): ColorType {
  const pattern = patterns[tone];
  return pattern ? { pattern } : toneColor(tone);
}
