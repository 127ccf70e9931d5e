import { type AccountKind, kindOfAccount } from './account-kinds.ts';
import { type Address, addressIn } from './addresses.ts';
import { type City, cities, distance } from './cities.ts';
import { nearestTo, type PlacedDealer } from './dealers.ts';
import type { Random } from './random.ts';
import type { Scale } from './scale.ts';

/** A location group or region. */
export interface GroupOrRegion {
  readonly id: number;
  readonly name: string;
}

/** The last ids, across all accounts. */
export interface LastIds {
  location: number;
  group: number;
  region: number;
}

export interface PlacedLocation extends Address {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly customer_number: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly group_id: number | null;
  readonly region_id: number | null;
  readonly place: City;
  readonly tractors: number;
  /** The dealers that serve it, the usual one first. */
  readonly dealers: readonly PlacedDealer[];
  /** The retreaders of its casings, the usual one first. */
  readonly plants: readonly PlacedDealer[];
}

const uses = [
  'Terminal',
  'Yard',
  'Distribution Center',
  'Service Center',
  'Drop Lot',
  'Cross-dock',
];
const groupNames = ['Linehaul', 'Pickup and Delivery', 'Dedicated', 'Regional', 'Private Fleet'];
/** Number of locations from which an account has groups and regions. */
const sorted = { groups: 4, regions: 5 };

/** Location codes in an account's style: a number, a letter and number, or from the city. */
const codeStyles: readonly ((place: City, index: number, start: number) => string)[] = [
  (_, index, start) => String(start + index * 3).padStart(4, '0'),
  (_, index) => `T${String(index + 1).padStart(3, '0')}`,
  (place, index) =>
    `${place.name
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase()}-${String(index + 1).padStart(2, '0')}`,
];

interface AccountLocations {
  readonly groups: readonly GroupOrRegion[];
  readonly regions: readonly GroupOrRegion[];
  readonly locations: readonly PlacedLocation[];
}

/** Generates the terminals and yards of one account, with its groups and regions. */
export function makeLocations(
  kind: AccountKind,
  scale: Scale,
  counters: LastIds,
  random: Random,
  dealers: readonly PlacedDealer[],
): AccountLocations {
  const { locations, spread, tractors } = kindOfAccount(kind);
  const [fewest, most] = locations;
  const count = random.integer(
    Math.min(fewest, Math.ceil(scale.locations / 2)),
    Math.min(most, scale.locations),
  );
  const places = placesOf(kind, count, random);
  const near = spread === 'home' ? 2 : 4;
  const retreaders = dealers.filter(({ is_retreader }) => is_retreader);
  const regions =
    count < sorted.regions
      ? []
      : [...new Set(places.map(({ state }) => state.region))].map((name) => {
          counters.region += 1;
          return { id: counters.region, name };
        });
  const groups =
    count < sorted.groups
      ? []
      : groupNames.slice(0, random.integer(2, groupNames.length)).map((name) => {
          counters.group += 1;
          return { id: counters.group, name };
        });
  const style = random.pick(codeStyles);
  const start = random.integer(1, 400);
  const numbers =
    kind === 'commonOwner' ? Array.from({ length: 4 }, () => customerNumber(random)) : [];
  const names = new Map<string, number>();
  return {
    groups,
    regions,
    locations: places.map((place, index) => {
      counters.location += 1;
      const plain = `${place.name} ${random.pick(uses)}`;
      const again = (names.get(plain) ?? 0) + 1;
      names.set(plain, again);
      return {
        id: counters.location,
        code: style(place, index, start),
        name: again > 1 ? `${plain} ${again}` : plain,
        customer_number: numbers.length > 0 ? random.pick(numbers) : null,
        ...addressIn(place, random),
        latitude: jitter(place.latitude, random),
        longitude: jitter(place.longitude, random),
        group_id: groups.length > 0 && random.chance(0.92) ? random.pick(groups).id : null,
        region_id: regions.find(({ name }) => name === place.state.region)?.id ?? null,
        place,
        tractors: Math.min(60, Math.max(2, Math.round(random.lognormal(tractors, 0.5)))),
        dealers: usualFirst(nearestTo(place, dealers).slice(0, near), random),
        plants: usualFirst(nearestTo(place, retreaders).slice(0, 2), random),
      };
    }),
  };
}

function placesOf(kind: AccountKind, count: number, random: Random): City[] {
  const { country, spread } = kindOfAccount(kind);
  const candidates = cities.filter(({ state }) => state.country === country);
  const home = random.pick(candidates);
  const near = [...candidates].sort((a, b) => distance(a, home) - distance(b, home));
  const open = spread === 'home' ? near.slice(0, Math.max(3, count)) : near;
  return Array.from({ length: count }, () => random.pick(open));
}

/** Mostly the nearest dealer is the usual one, so that dealers serve several accounts. */
function usualFirst(dealers: readonly PlacedDealer[], random: Random): PlacedDealer[] {
  const [first, second, ...rest] = dealers;
  if (!first || !second || random.chance(0.75)) return [...dealers];
  return [second, first, ...rest];
}

const customerNumber = (random: Random) => String(random.integer(10_000, 999_999)).padStart(7, '0');

const jitter = (degrees: number, random: Random) =>
  Number((degrees + random.between(-0.08, 0.08)).toFixed(5));
