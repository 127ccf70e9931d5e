import type { Options } from 'highcharts';
import type { ChartDrawing } from '../chart-types.ts';
import { pointText } from './point-text.ts';
import { seriesOptions } from './series-options.ts';
import { tooltipOptions } from './tooltip-options.ts';
import { valueAxes } from './value-axes.ts';

interface ChartSetting {
  /** In pixels. */
  height: number;
  animated: boolean;
}

const words = { fontSize: '0.8125rem', color: 'var(--portal-text-dimmed)' };

/** Pixels for the figures beyond the ends of horizontal bars. */
function roomForLabels({ series, valueText }: ChartDrawing): number {
  const lengths = series.flatMap(({ data, format }) =>
    data.map((value) => valueText(value, format).length),
  );
  return 16 + 7.5 * Math.max(0, ...lengths);
}

/** A drawing as Highcharts wants it: no style elements, no words of its own. */
export function chartOptions(drawing: ChartDrawing, { height, animated }: ChartSetting): Options {
  return {
    chart: {
      type: drawing.orientation === 'vertical' ? 'column' : 'bar',
      inverted: drawing.orientation === 'horizontal',
      height,
      animation: animated,
      backgroundColor: 'transparent',
      spacing: [8, 4, 4, 4],
      ...(drawing.orientation === 'horizontal' && { marginRight: roomForLabels(drawing) }),
      style: { fontFamily: 'inherit', fontSize: '0.8125rem' },
    },
    title: { text: '' },
    credits: { enabled: false },
    legend: { enabled: false },
    xAxis: {
      categories: [...drawing.categories],
      lineColor: 'var(--portal-chart-axis)',
      tickLength: 0,
      // Names of rows wrap: what tells two products apart is often at their end.
      labels: {
        style:
          drawing.orientation === 'horizontal'
            ? { ...words, textOverflow: 'none', width: 150 }
            : words,
      },
      crosshair: false,
    },
    yAxis: valueAxes(drawing, words),
    tooltip: tooltipOptions(drawing),
    plotOptions: { series: { animation: animated ? { duration: 350 } : false } },
    series: seriesOptions(drawing),
    lang: {
      accessibility: {
        chartContainerLabel: drawing.title,
        svgContainerLabel: drawing.title,
        svgContainerTitle: '',
        defaultChartTitle: drawing.title,
        graphicContainerLabel: '',
      },
    },
    accessibility: {
      landmarkVerbosity: 'disabled',
      // The summary and the table stand beside the chart, in the portal's words.
      screenReaderSection: { beforeChartFormat: '', afterChartFormat: '' },
      keyboardNavigation: { seriesNavigation: { mode: 'serialize' } },
      series: { descriptionFormatter: (series) => series.name },
      point: { descriptionFormatter: (point) => pointText(drawing, point.series.index, point.x) },
    },
  };
}
