import { type NameKind, nameBook } from './company-names.ts';
import { nonsigBook } from './numbers.ts';
import { randomOf } from './random.ts';

/** Gives out numbers and names, none of them twice in a world. */
export interface Books {
  readonly nonsig: () => string;
  readonly name: (kind: NameKind) => string;
}

export const openBooks = (seed: number): Books => ({
  nonsig: nonsigBook(randomOf(seed, 'nonsigs')),
  name: nameBook(randomOf(seed, 'names')),
});
