import { createNameIssuer, type NameKind } from './company-names.ts';
import { createNonsigIssuer } from './nonsig-issuer.ts';
import { randomOf } from './random.ts';

/** Issues numbers and names, each only once in a world. */
export interface UniqueIssuers {
  readonly nonsig: () => string;
  readonly name: (kind: NameKind) => string;
}

export const createUniqueIssuers = (seed: number): UniqueIssuers => ({
  nonsig: createNonsigIssuer(randomOf(seed, 'nonsigs')),
  name: createNameIssuer(randomOf(seed, 'names')),
});
