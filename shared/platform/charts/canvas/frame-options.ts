import type { Options } from 'highcharts';

export interface ChartSetting {
  /** In pixels. */
  height: number;
  /** Whether the chart animates from old figures to new ones. The first drawing appears at once. */
  animated: boolean;
}

export const labelStyle = {
  fontSize: '0.75rem',
  fontWeight: '500',
  // The halo comes from the style sheet: Highcharts' own would duplicate every text.
  textOutline: 'none',
  color: 'var(--portal-text)',
};

/** Returns the options common to all charts: no style elements, no texts from Highcharts. */
export function frameOptions(title: string, { height, animated }: ChartSetting) {
  return {
    chart: {
      height,
      animation: animated && { duration: 250 },
      backgroundColor: 'transparent',
      spacingTop: 8,
      spacingRight: 4,
      spacingBottom: 4,
      spacingLeft: 4,
      style: { fontFamily: 'inherit', fontSize: '0.8125rem' },
    },
    title: { text: '' },
    credits: { enabled: false },
    legend: { enabled: false },
    plotOptions: { series: { animation: false } },
    lang: {
      accessibility: {
        chartContainerLabel: title,
        svgContainerLabel: title,
        svgContainerTitle: '',
        defaultChartTitle: title,
        graphicContainerLabel: '',
      },
    },
    accessibility: {
      landmarkVerbosity: 'disabled',
      // The portal shows its own summary and table beside the chart.
      screenReaderSection: { beforeChartFormat: '', afterChartFormat: '' },
      keyboardNavigation: { seriesNavigation: { mode: 'serialize' } },
      series: { descriptionFormatter: (series) => series.name },
    },
  } as const satisfies Options;
}
