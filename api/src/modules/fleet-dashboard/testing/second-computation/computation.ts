import type { filterValues, ReportFilter } from '@portal/contract/fleet-dashboard';
import type { Sides } from './chosen-records.ts';
import type { Figures } from './figures.ts';
import type { Kind } from './kinds.ts';

/** Records of a figure's own row, of the group around that, and of the total. */
export interface Around<Item> {
  readonly own: readonly Item[];
  readonly group: readonly Item[];
  readonly total: readonly Item[];
}

export type Texts = Readonly<Record<string, string | null>>;

/** What the rows of a ranking or a breakdown are of. */
export interface Named<Item> {
  /** The texts of a row; records with the same ones are in it. */
  readonly texts: (item: Item) => Texts;
  /** The texts by which rows are ordered that are alike in all else. */
  readonly order: readonly string[];
  /** The figures that rank them, downwards; no value comes last. */
  readonly rankedBy: readonly string[];
  readonly most?: number;
  /** Also those with nothing of the first of these figures. */
  readonly listsAll?: true;
  /** Rows that are there without a record too: the values of a filter, by the field that has them. */
  readonly always?: { readonly field: string; readonly filter: keyof typeof filterValues };
  /** What the rows inside each are of. */
  readonly inner?: (item: Item) => Texts;
}

/** One report, written down a second time. */
export interface Computation<Item> {
  readonly kind: Kind<Item>;
  readonly filters: readonly ReportFilter[];
  /** Whether the report is empty without such records. */
  readonly counts: (item: Item) => boolean;
  readonly figures: (around: Around<Item>) => Figures;
  /** The figures that have a national average. */
  readonly national: readonly string[];
  /** The figure by which locations are ranked. */
  readonly main: string;
  readonly rows: 'periods' | 'summary' | Named<Item>;
}

export type Row = Readonly<Record<string, number | string | null>>;

/** The figures of one row, and those that it is compared with. */
export function compared<Item, Side>(
  { figures, national }: Pick<Computation<Item>, 'figures' | 'national'>,
  sides: Sides<Side>,
  others: number,
  pick: (side: Side) => Around<Item>,
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

/** The same of each side. */
export const eachSide = <Side, Other>(
  { current, previous, national }: Sides<Side>,
  change: (side: Side) => Other,
): Sides<Other> => ({
  current: change(current),
  previous: previous && change(previous),
  national: national && change(national),
});
