import type { ChartDrawing } from '../chart-types.ts';

/** The true value at a place of a series, as the portal writes it. */
export function valueAt(drawing: ChartDrawing, series: number, place: number): string {
  const row = drawing.series[series];
  return row ? drawing.valueText(row.data[place] ?? null, row.format) : '';
}

/** What a category is called, with why it is hatched. */
export function categoryText(drawing: ChartDrawing, place: number): string {
  const [name = '', why] = [drawing.categories[place], drawing.hatched?.[place]];
  return why ? `${name} (${why})` : name;
}

/** A value in words: "January 2026, New: 1,204". */
export function pointText(drawing: ChartDrawing, series: number, place: number): string {
  const name = drawing.series[series]?.name;
  return `${categoryText(drawing, place)}, ${name}: ${valueAt(drawing, series, place)}`;
}
