/** Charts: one adapter, so that no screen knows what draws them. */
export { Chart } from './chart.tsx';
export type { ChartDrawing, ChartProps, ChartSeries, ChartTone } from './chart-types.ts';
