import type { ChartDrawing } from '../chart-types.ts';

/** The true value at a place of a series, as the portal writes it. */
export function valueAt(drawing: ChartDrawing, series: number, place: number): string {
  const row = drawing.series[series];
  return row ? drawing.valueText(row.data[place] ?? null, row.format) : '';
}

/** A value in words: "January 2026, New: 1,204". */
export function pointText(drawing: ChartDrawing, series: number, place: number): string {
  const [category, name] = [drawing.categories[place], drawing.series[series]?.name];
  return `${category}, ${name}: ${valueAt(drawing, series, place)}`;
}
