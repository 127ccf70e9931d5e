import type { Measure } from '@portal/contract/reports';
import type { FigureReport, OpenFigure, RowPlace } from './open-figure.ts';

/** A measure and the row whose records it sums or counts. */
export interface RowMeasure {
  readonly name: string;
  readonly measure: Measure;
  readonly place: RowPlace;
}

/** The sums behind a figure: one, or the two of a quotient. */
export interface FigureMeasures {
  readonly part: RowMeasure;
  readonly whole: RowMeasure | null;
}

/**
 * Returns the measures behind a figure.
 *
 * @param total name of the report's total
 */
export function measuresOf(
  { definition }: Pick<FigureReport, 'definition'>,
  { column: { figure }, place }: Pick<OpenFigure, 'column' | 'place'>,
  total: string,
): FigureMeasures {
  const taken = (name: string, at: RowPlace): RowMeasure => {
    const measure = definition.measures[name];
    if (!measure) throw new Error(`${definition.type} has no measure ${name}`);
    return { name, measure, place: at };
  };
  if ('sum' in figure) {
    const around = figure.at === 'group' ? place.group : undefined;
    return { part: taken(figure.sum, around ?? place), whole: null };
  }
  const whole: RowPlace = figure.wholeAt === 'total' ? { row: {}, names: [total] } : place;
  return { part: taken(figure.part, place), whole: taken(figure.whole, whole) };
}
