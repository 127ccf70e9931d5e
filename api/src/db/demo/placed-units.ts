import type { UnitsTable } from '../schema/surveys.ts';
import type { AccountKind } from './account-kinds.ts';
import type { Account } from './accounts.ts';
import { type Random, randomOf } from './random.ts';
import type { Scale } from './scale.ts';

/** A unit as referred to by calls and surveys. */
export interface PlacedUnit {
  readonly id: number;
  readonly unit_number: string;
  readonly type: UnitsTable['type'];
}

/** The units of each location, by location id. */
export type UnitsByLocation = ReadonlyMap<number, readonly PlacedUnit[]>;

const types = ['tractor', 'trailer', 'dolly', 'misc'] as const;
/**
 * The weights of each type: two and a half to three trailers per tractor; cities have buses and
 * trucks.
 */
const usualMix = [25, 69, 3, 3];
const mixes: Partial<Record<AccountKind, readonly number[]>> = {
  government: [12, 10, 0, 78],
  leasing: [34, 64, 1, 1],
};

const letters: Record<PlacedUnit['type'], string> = {
  tractor: 'T',
  trailer: 'R',
  dolly: 'D',
  misc: 'M',
};

/** How an account numbers its units, counting through all its locations. */
const numberStyles: readonly ((count: number, type: PlacedUnit['type']) => string)[] = [
  (count) => String(1000 + count),
  (count) => String(count).padStart(5, '0'),
  (count, type) => `${letters[type]}${1000 + count}`,
  (count, type) => `${letters[type]}-${String(count).padStart(4, '0')}`,
];

/**
 * Distributes units over all locations, in proportion to their tractors but at least two each; the
 * account with the most tractors gets more if the scale wants a very large one.
 */
export function placeUnits(
  accounts: readonly Account[],
  { units }: Scale,
  seed: number,
): UnitsByLocation {
  const tractorsOf = ({ locations }: Account) =>
    locations.reduce((sum, { tractors }) => sum + tractors, 0);
  const largest = [...accounts].sort((a, b) => tractorsOf(b) - tractorsOf(a) || a.id - b.id)[0];
  const placed = new Map<number, readonly PlacedUnit[]>();
  let id = 0;
  for (const account of accounts) {
    const random = randomOf(seed, `units of ${account.id}`);
    const number = random.pick(numberStyles);
    const most = account === largest ? (units.ofLargest ?? 0) : 0;
    const perTractor = Math.max(units.perTractor, most / tractorsOf(account));
    let [count, tractors] = [0, 0];
    for (const location of account.locations) {
      tractors += location.tractors;
      const here = Math.max(2, Math.ceil(tractors * perTractor) - count);
      placed.set(
        location.id,
        Array.from({ length: here }, () => {
          id += 1;
          count += 1;
          const type = typeOf(account.kind, random);
          return { id, unit_number: number(count, type), type };
        }),
      );
    }
  }
  return placed;
}

const typeOf = (kind: AccountKind, random: Random) =>
  types[random.weighted(mixes[kind] ?? usualMix)] ?? 'trailer';

/**
 * Returns the unit for a draw: trailers and dollies for trailer tires, power units for the others.
 *
 * @param share from 0 to below 1
 */
export function unitAt(
  units: readonly PlacedUnit[],
  share: number,
  isTrailing: boolean,
): PlacedUnit | undefined {
  const fitting = units.filter(
    ({ type }) => (type === 'trailer' || type === 'dolly') === isTrailing,
  );
  const among = fitting.length > 0 ? fitting : units;
  return among[Math.floor(share * among.length)];
}
