/** What a cell of the table says: a measured value, or why there is none. */
export type Cell =
  | {
      /** As people read it, with its unit. */
      readonly text: string;
      /** What is held against the goal, in the goal's unit. */
      readonly value: number;
    }
  | { readonly missing: string };

export const columns = ['postgresql', 'embedded'] as const;
export type Column = (typeof columns)[number];

/** The most that a figure may be, in a unit that the text names too. */
export interface Goal {
  readonly text: string;
  readonly unit: Unit;
  readonly most: Partial<Readonly<Record<Column, number>>>;
}

export type Unit =
  | 'ms'
  | 's'
  | 'MB'
  | 'kB'
  | '×'
  | 'frames'
  | 'requests'
  | 'points'
  | 'of the screen';

/** A row of the benchmark's table. A column that does not apply is left out. */
export type Figure = {
  readonly name: string;
  readonly goal?: Goal;
} & { readonly [Place in Column]?: Cell };

/** Figures that belong together, under a heading of their own. */
export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly Figure[];
}
