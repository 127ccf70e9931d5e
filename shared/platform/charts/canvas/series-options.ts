import type { Point, SeriesOptionsType } from 'highcharts';
import { formatInteger } from '../../format/format.ts';
import { barHeights, raisedMark, raisedPlaces, scaleOf, stackOf } from '../bar-heights.ts';
import type { ChartDrawing, ChartSeries } from '../chart-types.ts';
import { labelStyle } from './frame-options.ts';
import { valueAt } from './point-text.ts';
import { barFill, lineColor, outlineColor } from './tones.ts';

/** Bars of one chart above which figures beside them would cover each other. */
const mostLabelledBars = 14;
/** Points of a line above which figures beside them would cover bars and other lines. */
const mostLabelledPoints = 20;
/** Points of a line above which their marks would grow together. */
const mostMarkedPoints = 40;
/** Bars of one chart above which an outline would fill them. */
const mostOutlinedBars = 150;

/**
 * The rows of a drawing: bars raised to the floor, with a mark that says so, lines as they are, labels
 * with the true value.
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

/** Figures where there is room for them: of stacks at their end, of comparisons beside horizontal bars. */
function isLabelled(drawing: ChartDrawing, { kind, format, compared }: ChartSeries): boolean {
  if (drawing.stacked && kind === 'bar') return false;
  if (drawing.orientation === 'horizontal') return true;
  if (compared) return false;
  return kind === 'bar'
    ? barsOf(drawing) <= mostLabelledBars
    : format === 'percent' && drawing.categories.length <= mostLabelledPoints;
}

const noPlaces: ReadonlySet<number> = new Set();

/** The figures of a row where it has some, and the marks of its raised bars. */
function labelOptions(drawing: ChartDrawing, row: ChartSeries, index: number) {
  const isNamed = isLabelled(drawing, row);
  // Of stacks they stand at the end.
  const raised = drawing.stacked ? noPlaces : raisedPlaces(drawing, row);
  return {
    crop: false,
    // Beside vertical bars stand scales, whose figures they would cover.
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
