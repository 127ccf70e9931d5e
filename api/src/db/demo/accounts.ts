import { type AccountKind, accountKinds, kindOfAccount } from './account-kinds.ts';
import { brands, retreadBrands } from './brands.ts';
import type { PlacedDealer } from './dealers.ts';
import {
  type GroupOrRegion,
  type LastIds,
  makeLocations,
  type PlacedLocation,
} from './locations.ts';
import { type Random, randomOf } from './random.ts';
import type { Scale } from './scale.ts';
import { sizes } from './sizes.ts';
import type { UniqueIssuers } from './unique-issuers.ts';

/** An account's purchasing habits, with its discount from list prices. */
export interface Habits {
  /** One weight per brand, in the order of `brands`. */
  readonly brandWeights: readonly number[];
  readonly sizeWeights: readonly number[];
  readonly retreadBrand: string;
  /** A factor on the usual share of retreads. */
  readonly retreadAppetite: number;
  readonly discount: number;
}

export interface Account {
  readonly id: number;
  readonly nonsig: string;
  readonly name: string | null;
  readonly kind: AccountKind;
  readonly habits: Habits;
  readonly groups: readonly GroupOrRegion[];
  readonly regions: readonly GroupOrRegion[];
  readonly locations: readonly PlacedLocation[];
}

/** The customers of the demo, ordered by kind as in the wizard. */
export function makeAccounts(
  scale: Scale,
  seed: number,
  books: UniqueIssuers,
  dealers: readonly PlacedDealer[],
): Account[] {
  const counters: LastIds = { location: 0, group: 0, region: 0 };
  const kinds = Object.keys(accountKinds) as AccountKind[];
  return kinds
    .flatMap((kind) => Array.from({ length: scale.accounts[kind] }, () => kind))
    .map((kind, index) => {
      const random = randomOf(seed, `account ${index}`);
      const { name } = kindOfAccount(kind);
      const identity = {
        id: index + 1,
        kind,
        nonsig: books.nonsig(),
        name: name && books.name(name),
      };
      const placed = makeLocations(kind, scale, counters, random, dealers);
      return { ...identity, habits: habitsOf(random), ...placed };
    });
}

const habitsOf = (random: Random): Habits => ({
  brandWeights: brands.map(({ share }) => share * random.lognormal(1, 0.45)),
  sizeWeights: sizes.map(({ share }) => share * random.lognormal(1, 0.6)),
  retreadBrand: random.pick(retreadBrands),
  retreadAppetite: random.between(0.75, 1.2),
  discount: random.between(0, 0.06),
});
