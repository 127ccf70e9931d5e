/** Charts: one adapter that hides the charting library from the screens. */
export { Chart } from './chart.tsx';
export { preloadCharts } from './chart-place.tsx';
export type {
  ChartComparison,
  ChartDrawing,
  ChartProps,
  ChartReference,
  ChartSeries,
  ChartTone,
} from './chart-types.ts';
export type { ChartPicture } from './picture/chart-picture.ts';
export { ChartStudio, type ChartStudioProps } from './picture/chart-studio.tsx';
export { PieChart } from './pie/pie-chart.tsx';
export type { Pie, PieChartProps, PieSlice } from './pie-types.ts';
