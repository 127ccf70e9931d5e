import type { CSSObject, YAxisOptions } from 'highcharts';
import type { ChartDrawing, ChartSeries } from '../chart-types.ts';
import { largestOf } from '../floor.ts';
import { referenceLines } from './reference-lines.ts';
import { stackLabels } from './stack-labels.ts';
import { timeStep } from './time-step.ts';

/** Decimals that are redundant on a scale of whole steps. */
const onlyZeros = /\.0+(?=\D*$)/;

/** Formats whose scales have only whole numbers. */
const whole = ['integer', 'mean'];

const hasCredits = ({ data }: ChartSeries) => data.some((value) => value !== null && value < 0);

/**
 * Whether both scales must have zero at the same height, because one of them has negative values.
 */
export const zerosAligned = ({ series }: ChartDrawing): boolean =>
  series.some(({ axis }) => axis === 'end') && series.some(hasCredits);

/**
 * Returns the value axes of a drawing: one at the start, and a second at the end if a series uses
 * it.
 */
export function valueAxes(drawing: ChartDrawing, words: CSSObject): YAxisOptions[] {
  const sides = drawing.series.some(({ axis }) => axis === 'end')
    ? (['start', 'end'] as const)
    : (['start'] as const);
  // The legend explains a scale that several series share; comparisons are in the legend too.
  const own = drawing.series.filter(({ compared }) => !compared);
  const { scaleNamed = true } = drawing;
  const titled = scaleNamed && (sides.length > 1 || own.length === 1);
  return sides.map((side) => {
    const rows = drawing.series.filter(({ axis = 'start' }) => axis === side);
    const format = rows[0]?.format ?? '';
    return {
      title: { text: titled ? namesOf(own, side) : '', style: words },
      // The first bar of a stack is at the bottom, as in the legend's order.
      reversedStacks: false,
      opposite: side === 'end',
      min: rows.some(hasCredits) ? null : 0,
      tickPixelInterval: drawing.orientation === 'vertical' ? 64 : 120,
      allowDecimals: !whole.includes(format),
      ...(format === 'percent' && wholeScale(rows, drawing)),
      ...(drawing.stacked && { stackLabels: stackLabels(drawing) }),
      ...(format === 'rollTime' && { tickInterval: timeStep(rows) }),
      ...(side === 'start' && referenceLines(drawing)),
      ...(drawing.orientation === 'horizontal' && { maxPadding: 0, endOnTick: false }),
      gridLineWidth: side === 'start' ? 1 : 0,
      gridLineColor: 'var(--portal-chart-grid)',
      labels: {
        style: words,
        formatter: ({ value, axis }) => {
          if (format === 'percent' && isBeyond(Number(value), rows)) return '';
          const text = drawing.valueText(Number(value), format);
          return axis.tickPositions?.every(Number.isInteger) ? text.replace(onlyZeros, '') : text;
        },
      },
    };
  });
}

/** Ends the scale of shares near 100 % at 100 %, without a tick at 125 %. */
function wholeScale(rows: readonly ChartSeries[], { references = [] }: ChartDrawing): YAxisOptions {
  const largest = largestOf([
    ...rows.map(({ data }) => data),
    references.map(({ value }) => value),
  ]);
  return largest > 75 && largest <= 100 ? { max: 100 } : {};
}

/**
 * Whether a tick is beyond any possible share; it exists only because the zeros of both scales are
 * aligned.
 */
function isBeyond(share: number, rows: readonly ChartSeries[]): boolean {
  const largest = largestOf(rows.map(({ data }) => data));
  return (share < 0 && !rows.some(hasCredits)) || (share > 100 && largest <= 100);
}

const namesOf = (series: readonly ChartSeries[], side: 'start' | 'end') =>
  series
    .filter(({ axis = 'start' }) => axis === side)
    .map(({ name }) => name)
    .join(' · ');
