import type { ChartTone } from './chart-types.ts';

/** A part of a whole. */
export interface PieSlice {
  readonly name: string;
  readonly tone: ChartTone;
  /** In percent. A null or negative share is not drawn. */
  readonly share: number | null;
  /** The figure in tooltips and for assistive technology, such as "$12,300.00 (34.20%)". */
  readonly text: string;
  /** The slice is set apart from the pie. */
  readonly highlighted?: boolean | undefined;
}

/** A single pie: the current figures, the previous period or the national average. */
export interface Pie {
  readonly name: string;
  readonly slices: readonly PieSlice[];
}

export interface PieChartProps {
  /** The title of the chart; also its accessible name. */
  readonly title: string;
  /** One sentence below the chart that sums it up. */
  readonly summary: string;
  /** Side by side if there is room; slices of the same kind have the same name and tone. */
  readonly pies: readonly Pie[];
}

/** Returns the share to draw, or null if there is nothing to draw. */
export const drawnShare = ({ share }: PieSlice): number | null =>
  share !== null && share >= 0 ? share : null;
