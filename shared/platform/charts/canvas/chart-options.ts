import type { Options } from 'highcharts';
import type { ChartDrawing } from '../chart-types.ts';
import { nameRoom } from '../name-lines.ts';
import { type ChartSetting, frameOptions } from './frame-options.ts';
import { hatchedBands } from './hatched-bands.ts';
import { nameLabels } from './name-labels.ts';
import { pointText } from './point-text.ts';
import { seriesOptions } from './series-options.ts';
import { barTooltip } from './tooltip-options.ts';
import { valueAxes, zerosAligned } from './value-axes.ts';

const words = { fontSize: '0.8125rem', color: 'var(--portal-text-dimmed)' };

/** Returns the width in pixels of the figures beyond the ends of horizontal bars. */
function roomForLabels({ series, valueText }: ChartDrawing): number {
  const lengths = series.flatMap(({ data, format }) =>
    data.map((value) => valueText(value, format).length),
  );
  return 16 + 7.5 * Math.max(0, ...lengths);
}

const hasShares = ({ series, orientation }: ChartDrawing): boolean =>
  orientation === 'vertical' && series.some(({ format }) => format === 'percent');

/**
 * Whether periods are so close together that the rotated name of the last one extends beyond its
 * place.
 */
const isDense = ({ categories, orientation }: ChartDrawing): boolean =>
  orientation === 'vertical' && categories.length > 20;

/** Returns the Highcharts options for bars and lines. */
export function chartOptions(drawing: ChartDrawing, setting: ChartSetting): Options {
  const frame = frameOptions(drawing.title, setting);
  const isHorizontal = drawing.orientation === 'horizontal';
  return {
    ...frame,
    chart: {
      ...frame.chart,
      type: isHorizontal ? 'bar' : 'column',
      inverted: isHorizontal,
      alignThresholds: zerosAligned(drawing),
      // Shares may reach the end of their scale; the labels above them need room for a line.
      ...(hasShares(drawing) && { spacingTop: 22 }),
      ...(isDense(drawing) && { spacingRight: 8 }),
      ...(isHorizontal && { marginRight: roomForLabels(drawing) }),
    },
    xAxis: {
      categories: [...drawing.categories],
      // The zero line is drawn separately; it is not always at the edge with the names.
      lineWidth: 0,
      tickLength: 0,
      // Names are not cut: product names often differ only at the end.
      labels: isHorizontal
        ? { style: { ...words, textOverflow: 'none', width: nameRoom.width } }
        : { style: words, ...nameLabels(drawing.categories) },
      crosshair: false,
      ...(drawing.hatched && { plotBands: hatchedBands(drawing.hatched) }),
    },
    yAxis: valueAxes(drawing, words),
    tooltip: barTooltip(drawing),
    series: seriesOptions(drawing),
    accessibility: {
      ...frame.accessibility,
      point: { descriptionFormatter: (point) => pointText(drawing, point.series.index, point.x) },
    },
  };
}
