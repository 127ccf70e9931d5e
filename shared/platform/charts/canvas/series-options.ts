import type { Point, SeriesOptionsType } from 'highcharts';
import { formatInteger } from '../../format/format.ts';
import type { ChartDrawing, ChartSeries } from '../chart-types.ts';
import { drawnHeight, largestOf } from '../floor.ts';
import { valueAt } from './point-text.ts';
import { toneColor, toneFill } from './tones.ts';

/** Bars of one chart above which figures beside them would cover each other. */
const mostLabelledBars = 14;

const scaleOf = ({ axis = 'start' }: ChartSeries) => axis;

/** The rows of a drawing: bars raised to the floor, lines as they are, labels with the true value. */
export function seriesOptions(drawing: ChartDrawing): SeriesOptionsType[] {
  const bars = drawing.series.filter(({ kind }) => kind === 'bar');
  const labelled =
    drawing.orientation === 'horizontal' ||
    bars.length * drawing.categories.length <= mostLabelledBars;

  return drawing.series.map((row, index) => {
    const common = {
      name: row.name,
      yAxis: row.axis === 'end' ? 1 : 0,
      color: toneColor(row.tone),
      dataLabels: {
        crop: false,
        overflow: 'allow' as const,
        enabled: row.format === 'percent' || (row.kind === 'bar' && labelled),
        style: {
          fontSize: '0.75rem',
          fontWeight: '500',
          textOutline: 'none',
          color: 'var(--portal-text)',
        },
        formatter(this: Point) {
          return labelText(drawing, index, this.x);
        },
      },
    };
    if (row.kind === 'line') {
      return {
        ...common,
        type: 'line',
        data: [...row.data],
        zIndex: 2,
        lineWidth: 2.5,
        marker: { enabled: true, symbol: 'circle', radius: 4 },
      };
    }
    const largest = largestOf(
      bars.filter((bar) => scaleOf(bar) === scaleOf(row)).map(({ data }) => data),
    );
    return {
      ...common,
      type: drawing.orientation === 'vertical' ? 'column' : 'bar',
      color: toneFill(row.tone),
      borderWidth: 0,
      borderRadius: 2,
      maxPointWidth: 100,
      groupPadding: 0.14,
      pointPadding: 0.06,
      data: row.data.map((value) => drawnHeight(value, drawing.floor, largest)),
    };
  });
}

function labelText(drawing: ChartDrawing, series: number, place: number): string {
  const row = drawing.series[series];
  const value = row?.data[place] ?? null;
  return row?.format === 'percent' && value !== null
    ? `${formatInteger(value)}%`
    : valueAt(drawing, series, place);
}
