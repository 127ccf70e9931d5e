import { type Account, makeAccounts } from './accounts.ts';
import { type Catalog, makeCatalog } from './catalog.ts';
import { makeDealers, type PlacedDealer } from './dealers.ts';
import type { PlacedLocation } from './locations.ts';
import { placeUnits, type UnitsByLocation } from './placed-units.ts';
import { randomOf } from './random.ts';
import type { Scale } from './scale.ts';
import { createUniqueIssuers } from './unique-issuers.ts';

/** The part of the demo that does not change over its months. */
export interface World {
  readonly seed: number;
  readonly scale: Scale;
  readonly catalog: Catalog;
  readonly dealers: readonly PlacedDealer[];
  readonly accounts: readonly Account[];
  readonly units: UnitsByLocation;
  readonly stories: Stories;
}

/** Patterns that a reader of the demo's reports can discover. */
export interface Stories {
  /** Takes twice as long until the truck is rolling. */
  readonly slowDealer: number;
  /** Its plant holds casings almost a week longer than the others. */
  readonly slowRetreader: number;
  /** Its tires run underinflated and fail on the road. */
  readonly flatLocation: number;
}

export function makeWorld(scale: Scale, seed: number): World {
  const books = createUniqueIssuers(seed);
  const catalog = makeCatalog(randomOf(seed, 'catalog'));
  const dealers = makeDealers(scale.dealers, randomOf(seed, 'dealers'), books);
  const accounts = makeAccounts(scale, seed, books, dealers);
  const units = placeUnits(accounts, scale, seed);
  return { seed, scale, catalog, dealers, accounts, units, stories: storiesOf(accounts) };
}

function storiesOf(accounts: readonly Account[]): Stories {
  const locations = accounts.flatMap((account) => account.locations);
  return {
    slowDealer: busiestDealers(locations, ({ dealers }) => dealers[0])[2] ?? 0,
    slowRetreader: busiestDealers(locations, ({ plants }) => plants[0])[1] ?? 0,
    flatLocation: accounts[1]?.locations[0]?.id ?? 0,
  };
}

/** Ids of dealers, by the tractors at locations where they are the usual one. */
function busiestDealers(
  locations: readonly PlacedLocation[],
  usual: (location: PlacedLocation) => PlacedDealer | undefined,
): number[] {
  const tractors = new Map<number, number>();
  for (const location of locations) {
    const id = usual(location)?.id;
    if (id) tractors.set(id, (tractors.get(id) ?? 0) + location.tractors);
  }
  return [...tractors].sort(([a, x], [b, y]) => y - x || a - b).map(([id]) => id);
}
