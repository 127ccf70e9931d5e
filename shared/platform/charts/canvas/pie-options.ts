import type { Options, Point } from 'highcharts';
import { formatInteger } from '../../format/format.ts';
import { drawnShare, type Pie } from '../pie-types.ts';
import { type ChartSetting, frameOptions, labelStyle } from './frame-options.ts';
import { barFill } from './tones.ts';
import { pieTooltip } from './tooltip-options.ts';

/** In pixels: displacement of a highlighted slice, and the free space above and below the pie. */
const [displaced, zoomOut] = [20, 55];
/** Width in pixels of the names on either side of a pie. */
const besides = 95;
/** Maximum width in pixels of a drawing whose names have one word per line. */
const narrow = 360;

/** Returns the Highcharts options for a pie. */
export function pieOptions(pie: Pie, setting: ChartSetting): Options {
  const frame = frameOptions(pie.name, setting);
  const textOf = (name: string) => pie.slices.find((slice) => slice.name === name)?.text ?? '';
  return {
    ...frame,
    // Highcharts itself adds room for a displaced slice.
    chart: {
      ...frame.chart,
      type: 'pie',
      margin: [zoomOut, besides, zoomOut, besides].map((room) => room - displaced),
    },
    tooltip: pieTooltip(pie),
    series: [
      {
        type: 'pie',
        name: pie.name,
        size: '100%',
        slicedOffset: displaced,
        borderColor: 'var(--portal-surface-panel)',
        borderWidth: 2,
        borderRadius: 0,
        dataLabels: {
          distance: 14,
          connectorColor: 'var(--portal-chart-axis)',
          style: { ...labelStyle, textOverflow: 'none' },
          formatter(this: Point) {
            const { chartWidth } = this.series.chart;
            const name = chartWidth > narrow ? this.name : this.name.replaceAll(' ', '<br>');
            return `${name}<br>${formatInteger(this.y ?? 0)}%`;
          },
        },
        data: pie.slices.flatMap((slice) => {
          const share = drawnShare(slice);
          const { name, tone, highlighted = false } = slice;
          return share === null
            ? []
            : [{ name, y: share, color: barFill(tone), sliced: highlighted }];
        }),
      },
    ],
    accessibility: {
      ...frame.accessibility,
      point: { descriptionFormatter: ({ name }) => `${name}: ${textOf(name)}` },
    },
  };
}
