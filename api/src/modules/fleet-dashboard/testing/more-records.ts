import { fileURLToPath } from 'node:url';
import type { Insertable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { type Random, randomOf } from '../../../db/demo/random.ts';
import type { CasingsTable, ServiceCallsTable } from '../../../db/schema/fleet.ts';
import type { TestRecords } from '../../../db/testing/content.ts';
import { testAddress } from '../../../db/testing.ts';
import { type Raw, readRaw } from './raw-records.ts';
import { today } from './today.ts';

const [callsEach, casingsEach] = [200, 400];
const dayLength = 86_400_000;
const minute = 60_000;

/** A random day from four years that end on the demo data's last day. */
const randomDay = (random: Random): string => shifted(today, -random.integer(0, 1460));
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/**
 * Writes calls and casings for every fleet, of every kind and with every odd value that can be
 * stored, in one statement per fleet; the demo data has few of them. Two retreaders share a name.
 */
export const moreRecords: TestRecords = {
  sources: [fileURLToPath(import.meta.url)],
  write: addMoreRecords,
};

async function addMoreRecords(database: Pick<Database, 'kysely'>): Promise<void> {
  const { kysely } = database;
  const random = randomOf(3, 'more records');
  const twin = { name: 'Twin Retreading', is_retreader: true, ...testAddress };
  await kysely
    .insertInto('dealers')
    .values([
      { ...twin, nonsig: '0990001', is_ctsc: true },
      { ...twin, nonsig: '0990002', is_ctsc: false, common_owner: 'Twins' },
    ])
    .execute();
  const raw = await readRaw(database);
  for (const { id, fleet_type } of raw.accounts) {
    if (fleet_type === null) continue;
    const calls = Array.from({ length: callsEach }, (_, index) => ({
      ...placeOf(raw, id, random),
      call_number: `More ${id} ${index}`,
      ...randomCall(random),
    }));
    const casings = Array.from({ length: casingsEach }, (_, index) => ({
      ...placeOf(raw, id, random),
      casing_number: `More ${id} ${index}`,
      ...randomCasing(raw, random),
    }));
    await kysely.insertInto('service_calls').values(calls).execute();
    await kysely.insertInto('casings').values(casings).execute();
  }
}

/**
 * A random location of the account and one of few dealers: some that serve the account, and others.
 */
function placeOf({ locations, dealerAccounts, dealers }: Raw, account_id: number, random: Random) {
  const own = locations.filter((location) => location.account_id === account_id);
  const serving = dealerAccounts.filter((served) => served.account_id === account_id);
  const dealer_id =
    serving.length > 0 && random.chance(0.6)
      ? random.pick(serving).dealer_id
      : random.pick(dealers.slice(-6)).id;
  return { account_id, location_id: random.pick(own.slice(0, 8)).id, dealer_id };
}

function randomCall(
  random: Random,
): Omit<Insertable<ServiceCallsTable>, 'account_id' | 'location_id' | 'dealer_id' | 'call_number'> {
  const received_on = randomDay(random);
  // In local time it is the evening before.
  const received_at = new Date(`${shifted(received_on, 1)}T03:00:00Z`);
  const took = random.pick([null, -5, 0, 0.4 / 60, 90.51, 118, 1440, 1440.001, 3000]);
  return {
    call_type: random.pick(['emergency', 'emergency', 'scheduled', 'stock'] as const),
    unit_location: random.pick(['roadside', 'yard', 'shop'] as const),
    status: random.pick(['completed', 'completed', 'completed', 'open', 'cancelled'] as const),
    received_on,
    received_at,
    rolling_at: took === null ? null : new Date(received_at.getTime() + took * minute),
    state: random.pick(['OH', 'TX', 'ON', null]),
  };
}

const outcomes = ['finished', 'finished', 'finished', 'used', 'rejected', null] as const;
const positions = ['steer', 'drive', 'trail', 'allpositions', null] as const;
const reasons = [...'ABCDEFGHIJKLMN'].map((letter) => `Reason ${letter}`);

function randomCasing(
  { products }: Raw,
  random: Random,
): Omit<Insertable<CasingsTable>, 'account_id' | 'location_id' | 'dealer_id' | 'casing_number'> {
  const received = randomDay(random);
  const disposition = random.pick(outcomes);
  const disposed_on = disposition ? shifted(received, random.integer(0, 20)) : null;
  // Only the first products, so that each of a few brands has many casings.
  const known = [...products.values()].slice(0, 60);
  return {
    product_id: random.chance(0.1) ? null : random.pick(known).id,
    made_on: random.pick([
      null,
      shifted(received, 30),
      shifted(received, -random.integer(0, 4000)),
    ]),
    previous_caps: random.integer(0, 4),
    last_position: random.pick(positions),
    picked_up_on: random.pick([null, shifted(received, 40), shifted(received, -3), disposed_on]),
    received_on: random.chance(0.1) ? null : received,
    disposition,
    disposed_on,
    reject_reason: disposition === 'rejected' ? random.pick(reasons) : null,
    nail_holes: random.integer(0, 3),
    spots: random.integer(0, 2),
    sections: random.integer(0, 1),
    beads: random.integer(0, 1),
  };
}
