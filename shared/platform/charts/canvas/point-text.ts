import type { ChartDrawing } from '../chart-types.ts';

/** Returns the true value at an index of a series, formatted for display. */
export function valueAt(drawing: ChartDrawing, series: number, place: number): string {
  const row = drawing.series[series];
  return row ? drawing.valueText(row.data[place] ?? null, row.format) : '';
}

/** Returns the name of a category, followed by the reason if it is hatched. */
export function categoryText(drawing: ChartDrawing, place: number): string {
  const [name = '', why] = [drawing.categories[place], drawing.hatched?.[place]];
  return why ? `${name} (${why})` : name;
}

/** Returns a value with its category and series, such as "January 2026, New: 1,204". */
export function pointText(drawing: ChartDrawing, series: number, place: number): string {
  const name = drawing.series[series]?.name;
  return `${categoryText(drawing, place)}, ${name}: ${valueAt(drawing, series, place)}`;
}
