import type { Cell } from '../table/figure.ts';

/** A part of the benchmark: what it measured, or why it measured nothing. */
export type Part<Measures> = Measures | { readonly missing: string };

/** The cell of a figure: from what was measured, or the reason that there is nothing. */
export const cellOf = <Measures extends object>(
  part: Part<Measures>,
  read: (measures: Measures) => Cell,
): Cell => ('missing' in part ? { missing: part.missing } : read(part));
