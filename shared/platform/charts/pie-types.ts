import type { ChartTone } from './chart-types.ts';

/** A part of a whole. */
export interface PieSlice {
  readonly name: string;
  readonly tone: ChartTone;
  /** In percent. Without a share, or with one below zero, there is nothing to draw. */
  readonly share: number | null;
  /** The figure in tooltips and for assistive technology, such as "$12,300.00 (34.20%)". */
  readonly text: string;
  /** Stands out from the pie. */
  readonly highlighted?: boolean | undefined;
}

/** One whole, such as now, the period before or the national average. */
export interface Pie {
  readonly name: string;
  readonly slices: readonly PieSlice[];
}

export interface PieChartProps {
  /** What the chart shows; its accessible name. */
  readonly title: string;
  /** What the chart says, in a sentence written under it. */
  readonly summary: string;
  /** Side by side where there is room; slices of the same kind have the same name and tone. */
  readonly pies: readonly Pie[];
}

/** The share that is drawn, or null where there is nothing to draw. */
export const drawnShare = ({ share }: PieSlice): number | null =>
  share !== null && share >= 0 ? share : null;
