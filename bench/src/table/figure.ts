/** A cell of the table: a measured value, or the reason why there is none. */
export type Cell =
  | {
      /** The formatted value with its unit. */
      readonly text: string;
      /** The value compared with the goal, in the goal's unit. */
      readonly value: number;
    }
  | { readonly missing: string };

export const columns = ['postgresql', 'embedded'] as const;
export type Column = (typeof columns)[number];

/** The upper limit of a figure, in the unit that the text mentions. */
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

/** A row of the benchmark's table. Columns that do not apply are omitted. */
export type Figure = {
  readonly name: string;
  readonly goal?: Goal;
} & { readonly [Place in Column]?: Cell };

/** Related figures with a common heading. */
export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly Figure[];
}
