import type { Measure } from '@portal/contract/reports';
import type { FigureReport, OpenFigure, RowPlace } from './open-figure.ts';

/** A measure and the row over whose records it is taken. */
export interface Taken {
  readonly name: string;
  readonly measure: Measure;
  readonly place: RowPlace;
}

/** What a figure is made of: one sum, or the two of a quotient. */
export interface Makings {
  readonly part: Taken;
  readonly whole: Taken | null;
}

/** @param total what the total of the report is called */
export function measuresOf(
  { definition }: Pick<FigureReport, 'definition'>,
  { column: { figure }, place }: Pick<OpenFigure, 'column' | 'place'>,
  total: string,
): Makings {
  const taken = (name: string, at: RowPlace): Taken => {
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
