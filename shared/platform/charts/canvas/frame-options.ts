import type { Options } from 'highcharts';

export interface ChartSetting {
  /** In pixels. */
  height: number;
  /** Whether it moves from old figures to new ones. The first drawing is there at once. */
  animated: boolean;
}

export const labelStyle = {
  fontSize: '0.75rem',
  fontWeight: '500',
  // The halo comes from the style sheet: Highcharts' own doubles every text.
  textOutline: 'none',
  color: 'var(--portal-text)',
};

/** What all charts have in common: no style elements, no words of Highcharts' own. */
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
      // The summary and the table stand beside the chart, in the portal's words.
      screenReaderSection: { beforeChartFormat: '', afterChartFormat: '' },
      keyboardNavigation: { seriesNavigation: { mode: 'serialize' } },
      series: { descriptionFormatter: (series) => series.name },
    },
  } as const satisfies Options;
}
