import type { Account } from './accounts.ts';
import { type Day, instantOf, isoOf, isSummerTime } from './days.ts';
import type { Goods } from './goods.ts';
import type { Draft, Ledger } from './ledger.ts';
import type { PlacedLocation } from './locations.ts';
import { unitAt } from './placed-units.ts';
import type { Random } from './random.ts';
import type { CallRow } from './rows.ts';
import { emergencyDrafts, scheduledDrafts, stockDrafts } from './service-charges.ts';
import type { State } from './states.ts';
import type { World } from './world.ts';

export interface CallMaker {
  call(type: CallRow['call_type'], account: Account, location: PlacedLocation, day: Day): CallRow;
}

const unitLocations = ['roadside', 'yard', 'shop'] as const;
const unitLocationOdds: Record<CallRow['call_type'], readonly number[]> = {
  emergency: [62, 23, 15],
  scheduled: [0, 72, 28],
  stock: [0, 88, 12],
};
const wheelPositions = ['trail', 'drive', 'steer'] as const;
const wheelOdds: Record<CallRow['call_type'], readonly number[]> = {
  emergency: [65, 22, 13],
  scheduled: [52, 34, 14],
  stock: [1, 0, 0],
};
const rollMinutes = { median: 118, sigma: 0.45 };

/** Creates service calls with their charges, and writes their invoices into the ledger. */
export function openCalls(
  world: World,
  goods: Goods,
  ledger: Ledger,
  today: Day,
  random: Random,
  nextId: () => number,
): CallMaker {
  const draftsOf = (call: CallRow, account: Account, day: Day): Draft[] => {
    const position = call.wheel_position ?? 'trail';
    if (call.call_type === 'emergency')
      return emergencyDrafts(goods, account, position, day, random);
    if (call.call_type === 'scheduled')
      return scheduledDrafts(goods, account, position, day, random);
    return stockDrafts(goods, account, day, random);
  };
  return {
    call(call_type, account, location, day) {
      const unit_location = unitLocations[random.weighted(unitLocationOdds[call_type])] ?? 'yard';
      const state = stateOf(world, location, unit_location, random);
      const dealer = dealerOf(world, location, unit_location, random);
      const offset = state.offset + (state.hasSummerTime && isSummerTime(day) ? 1 : 0);
      const received =
        call_type === 'emergency' ? random.integer(0, 1439) : random.integer(360, 1080);
      const status = statusOf(day, today, random);
      const rolling =
        call_type === 'emergency'
          ? rollTime(dealer === world.stories.slowDealer, random)
          : random.integer(60, 2880);
      const isDone = status === 'completed';
      const id = nextId();
      const call: CallRow = {
        id,
        call_number: `C${String(id).padStart(9, '0')}`,
        account_id: account.id,
        location_id: location.id,
        dealer_id: dealer,
        call_type,
        unit_location,
        status,
        received_at: instantOf(day, received, offset),
        received_on: isoOf(day),
        rolling_at: isDone && rolling !== null ? instantOf(day, received + rolling, offset) : null,
        completed_at: isDone
          ? instantOf(day, received + (rolling ?? 90) + random.integer(45, 190), offset)
          : null,
        state: random.chance(0.012) ? null : state.code,
        ...(call_type === 'stock'
          ? nothingServiced
          : pickServicedUnit(world, location, call_type, random)),
      };
      if (isDone) {
        const billed = day + random.integer(0, 4);
        ledger.invoice(
          { account, location, dealer, call, day: billed },
          draftsOf(call, account, day),
          random,
        );
      }
      return call;
    },
  };
}

const nothingServiced = { unit_number: null, wheel_position: null };

/** Picks one of the location's units, and a position on it. */
function pickServicedUnit(
  world: World,
  { id, tractors }: PlacedLocation,
  call_type: CallRow['call_type'],
  random: Random,
): Pick<CallRow, 'unit_number' | 'wheel_position'> {
  const draw = random.integer(1, tractors * 4);
  const wheel_position = wheelPositions[random.weighted(wheelOdds[call_type])] ?? null;
  const units = world.units.get(id) ?? [];
  const unit = unitAt(units, (draw - 1) / (tractors * 4), wheel_position === 'trail');
  return { unit_number: unit?.unit_number ?? null, wheel_position };
}

/** On the road a truck may be anywhere in its country; otherwise it is at home. */
function stateOf(world: World, { place }: PlacedLocation, at: string, random: Random): State {
  if (at !== 'roadside' || random.chance(0.55)) return place.state;
  const { place: elsewhere } = random.pick(world.dealers);
  return elsewhere.state.country === place.state.country ? elsewhere.state : place.state;
}

/** On the road, the dealer sometimes does not serve the account. */
function dealerOf(
  world: World,
  { dealers, country }: PlacedLocation,
  at: string,
  random: Random,
): number {
  if (at === 'roadside' && random.chance(0.12)) {
    const stranger = random.pick(world.dealers);
    if (stranger.country === country) return stranger.id;
  }
  return dealers[random.weighted([70, 18, 8, 4].slice(0, dealers.length))]?.id ?? 1;
}

function statusOf(day: Day, today: Day, random: Random): CallRow['status'] {
  if (random.chance(0.03)) return 'cancelled';
  return today - day < 1 && random.chance(0.6) ? 'open' : 'completed';
}

/**
 * Minutes until the truck is rolling; occasionally missing, or negative because clocks were wrong.
 */
function rollTime(isSlow: boolean, random: Random): number | null {
  const chance = random.unit();
  if (chance < 0.02) return null;
  if (chance < 0.023) return -random.integer(1, 200);
  if (chance < 0.027) return random.integer(1500, 4000);
  return random.lognormal(rollMinutes.median * (isSlow ? 2 : 1), rollMinutes.sigma);
}
