import type { Insertable } from 'kysely';
import type { Random } from '../../demo/random.ts';
import { type Market, market } from '../../purchase-roll-ups/testing/market.ts';
import type { CasingsTable, ServiceCallsTable } from '../../schema/fleet.ts';

type Call = Insertable<ServiceCallsTable>;
type Casing = Insertable<CasingsTable>;

const minute = 60_000;
const noon = new Date('2024-02-01T12:00:00Z');

/** The account and location of a record: one of the accounts, with its yard. */
export function randomPlace(random: Random, accounts: Market['accounts']) {
  const { id: account_id, location_id } = random.pick(accounts);
  return { account_id, location_id };
}

/** When a truck was rolling: in time, never, at once, before the call, or too late. */
export const randomRolling = (random: Random): Pick<Call, 'received_at' | 'rolling_at'> => {
  const took = random.pick([null, -1, 0, 0.7, 90.25, 1440, 1441]);
  return {
    received_at: noon,
    rolling_at: took === null ? null : new Date(noon.getTime() + took * minute),
  };
};

export const randomCall = (
  random: Random,
  accounts: Market['accounts'],
  call_number: string,
): Call => ({
  ...randomPlace(random, accounts),
  ...randomRolling(random),
  call_number,
  dealer_id: random.pick(market.dealers),
  call_type: random.pick(['emergency', 'emergency', 'scheduled', 'stock']),
  unit_location: random.pick(['roadside', 'yard']),
  status: random.pick(['completed', 'completed', 'open', 'cancelled']),
  received_on: random.pick(market.days),
  state: random.pick(['OH', 'TX', null]),
});

/** The outcome of a casing, if it has one yet. */
export function randomOutcome(
  random: Random,
): Pick<Casing, 'disposition' | 'disposed_on' | 'reject_reason'> {
  const disposition = random.pick(['finished', 'finished', 'used', 'rejected', null] as const);
  return {
    disposition,
    disposed_on: disposition && random.pick(market.days),
    reject_reason: disposition === 'rejected' ? random.pick(['Age', 'Bead']) : null,
  };
}

export const randomRepairs = (random: Random) => ({
  nail_holes: random.integer(0, 2),
  spots: random.integer(0, 2),
  sections: random.integer(0, 1),
  beads: random.integer(0, 1),
});

export const randomDates = (
  random: Random,
): Pick<Casing, 'made_on' | 'picked_up_on' | 'received_on'> => ({
  made_on: random.pick([null, '2018-03-05', ...market.days]),
  picked_up_on: random.pick([null, ...market.days]),
  received_on: random.pick([null, ...market.days]),
});

export const randomCasing = (
  random: Random,
  accounts: Market['accounts'],
  casing_number: string,
): Casing => ({
  ...randomPlace(random, accounts),
  ...randomDates(random),
  ...randomOutcome(random),
  ...randomRepairs(random),
  casing_number,
  dealer_id: random.pick(market.dealers),
  product_id: random.pick([1, 2, null]),
  previous_caps: random.integer(0, 3),
  last_position: random.pick(['drive', 'trail', null]),
});
