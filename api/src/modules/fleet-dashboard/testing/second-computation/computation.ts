import type { filterValues, ReportFilter } from '@portal/contract/fleet-dashboard';
import type { Sides } from './chosen-records.ts';
import type { Figures } from './figures.ts';
import type { Kind } from './kinds.ts';

/** The records of a figure's own row, of its group, and of the total. */
export interface RowContext<Item> {
  readonly own: readonly Item[];
  readonly group: readonly Item[];
  readonly total: readonly Item[];
}

export type Texts = Readonly<Record<string, string | null>>;

/** The rows of a ranking or a breakdown. */
export interface RowsDefinition<Item> {
  /** The texts of a row; records with equal texts belong to the same row. */
  readonly texts: (item: Item) => Texts;
  /** The texts by which rows with equal ranks are ordered. */
  readonly order: readonly string[];
  /** The figures by which rows are ranked, in descending order; null comes last. */
  readonly rankedBy: readonly string[];
  readonly most?: number;
  /** Also lists rows whose first ranking figure is 0 or less. */
  readonly listsAll?: true;
  /**
   * Rows that exist even without a record: the values of a filter, and the field that contains
   * them.
   */
  readonly always?: { readonly field: string; readonly filter: keyof typeof filterValues };
  /** The texts of inner rows. */
  readonly inner?: (item: Item) => Texts;
}

/** An independent definition of one report. */
export interface Computation<Item> {
  readonly kind: Kind<Item>;
  readonly filters: readonly ReportFilter[];
  /** Whether a record counts; without any that does the report is empty. */
  readonly counts: (item: Item) => boolean;
  readonly figures: (around: RowContext<Item>) => Figures;
  /** The figures that have a national average. */
  readonly national: readonly string[];
  /** The figure by which locations are ranked. */
  readonly main: string;
  readonly rows: 'periods' | 'summary' | RowsDefinition<Item>;
}

export type Row = Readonly<Record<string, number | string | null>>;

/** Returns the figures of one row, with its comparisons. */
export function comparedFigures<Item, Side>(
  { figures, national }: Pick<Computation<Item>, 'figures' | 'national'>,
  sides: Sides<Side>,
  others: number,
  pick: (side: Side) => RowContext<Item>,
): Record<string, number | null> {
  const valued = (side: Side, accounts: number, suffix: string, isShown = (_: string) => true) =>
    Object.fromEntries(
      Object.entries(figures(pick(side)))
        .filter(([name]) => isShown(name))
        .map(([name, figure]) => [name + suffix, figure(accounts)]),
    );
  return {
    ...valued(sides.current, 1, ''),
    ...(sides.previous && valued(sides.previous, 1, 'Prev')),
    ...(sides.national &&
      valued(sides.national, others, 'NatAvg', (name) => national.includes(name))),
  };
}

/** Maps each side. */
export const eachSide = <Side, Other>(
  { current, previous, national }: Sides<Side>,
  change: (side: Side) => Other,
): Sides<Other> => ({
  current: change(current),
  previous: previous && change(previous),
  national: national && change(national),
});
