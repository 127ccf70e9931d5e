import type { Point, SeriesOptionsType } from 'highcharts';
import { formatInteger } from '../../format/format.ts';
import { barHeights, raisedMark, raisedPlaces, scaleOf, stackOf } from '../bar-heights.ts';
import type { ChartDrawing, ChartSeries } from '../chart-types.ts';
import { labelStyle } from './frame-options.ts';
import { valueAt } from './point-text.ts';
import { barFill, lineColor, outlineColor } from './tones.ts';

/** Number of bars in a chart above which their labels would overlap. */
const mostLabelledBars = 14;
/** Number of points of a line above which their labels would cover bars and other lines. */
const mostLabelledPoints = 20;
/** Number of points of a line above which their markers would merge. */
const mostMarkedPoints = 40;
/** Number of bars in a chart above which outlines would fill them. */
const mostOutlinedBars = 150;

/**
 * Returns the series of a drawing: bars raised to the floor with a mark, lines unchanged, labels
 * with the true values.
 */
export function seriesOptions(drawing: ChartDrawing): SeriesOptionsType[] {
  return drawing.series.map((row, index) => {
    const common = {
      name: row.name,
      yAxis: scaleOf(row) === 'end' ? 1 : 0,
      dataLabels: labelOptions(drawing, row, index),
    };
    return row.kind === 'line'
      ? { ...common, ...lineOptions(drawing, row) }
      : { ...common, ...barOptions(drawing, row) };
  });
}

const barsOf = ({ series, categories }: ChartDrawing) =>
  series.filter(({ kind }) => kind === 'bar').length * categories.length;

/**
 * Whether a series has labels, by the available room: stacks have theirs at the end, comparisons
 * only beside horizontal bars.
 */
function isLabelled(drawing: ChartDrawing, { kind, format, compared }: ChartSeries): boolean {
  if (drawing.stacked && kind === 'bar') return false;
  if (drawing.orientation === 'horizontal') return true;
  if (compared) return false;
  return kind === 'bar'
    ? barsOf(drawing) <= mostLabelledBars
    : format === 'percent' && drawing.categories.length <= mostLabelledPoints;
}

const noPlaces: ReadonlySet<number> = new Set();

/** Returns the labels of a series, if it has any, and the marks of its raised bars. */
function labelOptions(drawing: ChartDrawing, row: ChartSeries, index: number) {
  const isNamed = isLabelled(drawing, row);
  // Stacks have their marks at the end.
  const raised = drawing.stacked ? noPlaces : raisedPlaces(drawing, row);
  return {
    crop: false,
    // Labels must not cover the figures of the scales beside vertical bars.
    overflow: drawing.orientation === 'vertical' ? ('justify' as const) : ('allow' as const),
    enabled: isNamed || raised.size > 0,
    style: labelStyle,
    formatter(this: Point) {
      const texts = [
        ...(isNamed ? [labelText(drawing, index, this.x)] : []),
        ...(raised.has(this.x) ? [raisedMark] : []),
      ];
      return texts.join(' ') || null;
    },
  };
}

function lineOptions({ categories }: ChartDrawing, { data, tone, compared }: ChartSeries) {
  const color = lineColor(tone, compared);
  return {
    type: 'line' as const,
    data: [...data],
    threshold: 0,
    color,
    zIndex: compared ? 2 : 3,
    lineWidth: compared ? 2 : 2.5,
    dashStyle: ({ now: 'Solid', previous: 'ShortDot', national: 'Dash' } as const)[
      compared ?? 'now'
    ],
    marker: {
      enabled: categories.length <= mostMarkedPoints,
      symbol: compared === 'national' ? 'diamond' : 'circle',
      radius: compared === 'previous' ? 3 : 4,
    },
  };
}

function barOptions(drawing: ChartDrawing, row: ChartSeries) {
  const { tone, compared } = row;
  const { orientation, stacked } = drawing;
  const outline = outlineColor(tone, compared);
  const isDense = barsOf(drawing) > mostOutlinedBars;
  return {
    type: orientation === 'vertical' ? ('column' as const) : ('bar' as const),
    data: barHeights(drawing, row),
    color: barFill(tone, compared),
    borderWidth: outline && (compared === 'national' || !isDense) ? 1 : 0,
    ...(outline && { borderColor: outline }),
    ...(compared === 'national' && { dashStyle: 'ShortDash' as const }),
    borderRadius: isDense ? 0 : 2,
    maxPointWidth: 100,
    groupPadding: isDense ? 0.08 : 0.14,
    pointPadding: isDense ? 0 : 0.06,
    ...(stacked && { stacking: 'normal' as const, stack: stackOf(row) }),
  };
}

function labelText(drawing: ChartDrawing, series: number, place: number): string {
  const row = drawing.series[series];
  const value = row?.data[place] ?? null;
  return row?.format === 'percent' && value !== null
    ? `${formatInteger(value)}%`
    : valueAt(drawing, series, place);
}
