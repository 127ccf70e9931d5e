import type { Cell } from '../table/figure.ts';

/** A part of the benchmark: its measurements, or the reason why there are none. */
export type Part<Measures> = Measures | { readonly missing: string };

/**
 * Returns the cell of a figure: a value from the measurements, or the reason why there are none.
 */
export const cellOf = <Measures extends object>(
  part: Part<Measures>,
  read: (measures: Measures) => Cell,
): Cell => ('missing' in part ? { missing: part.missing } : read(part));
