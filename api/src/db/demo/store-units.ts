import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Account } from './accounts.ts';
import { insertAll } from './bulk.ts';
import type { CasingWithTire } from './casings-with-tires.ts';
import { countCrossingsByLocation, simulateCrossings } from './crossings.ts';
import { dayOf } from './days.ts';
import { approvedProducts, makeSpecs } from './demo-specs.ts';
import { createTireGenerator, emptyLocationTires, type LocationTires } from './location-tires.ts';
import { randomOf } from './random.ts';
import { specChanges } from './spec-changes.ts';
import { type SurveyIds, surveyLocation } from './surveys.ts';
import { detailUnits } from './unit-details.ts';
import { lessors } from './unit-makes.ts';
import type { World } from './world.ts';

/** In the order of their foreign keys. */
export const unitAndSurveyTables = [
  'units',
  'surveys',
  'unit_inspections',
  'crossings',
  'tires',
  'tire_lives',
  'mounts',
  'removals',
  'removal_conditions',
  'readings',
  'reading_conditions',
  'findings',
  'checklist_answers',
  'torque_checks',
] as const;

/** Rows collected in memory before they are stored. */
const enough = 8000;

interface RowBatch extends LocationTires {
  readonly units: object[];
  readonly surveys: object[];
  readonly crossings: object[];
}
const emptyBatch = (): RowBatch => ({
  units: [],
  surveys: [],
  crossings: [],
  ...emptyLocationTires(),
});

/**
 * Stores the units of all locations with their owners and tires, and the surveys that read them.
 *
 * @param handed the tires handed to plants, by the location they came from
 */
export async function storeUnits(
  transaction: Kysely<Schema>,
  world: World,
  today: string,
  handed: ReadonlyMap<number, readonly CasingWithTire[]>,
): Promise<void> {
  const end = dayOf(today);
  const specs = makeSpecs(world.seed, end, world.accounts);
  await insertAll(transaction, 'specs', specs);
  const approved = approvedProducts(world.seed, world.catalog, specs);
  await insertAll(transaction, 'spec_products', approved);
  const { id: userId } = await transaction
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'gyr')
    .executeTakeFirstOrThrow();
  const changes = specChanges(world.seed, end, { specs, approved, userId });
  await insertAll(transaction, 'spec_changes', changes);
  const { equip, readCrossings } = createTireGenerator(world, end, specs, handed);
  const owners = ownersOf(world);
  await insertAll(transaction, 'unit_owners', owners);
  const countOf = surveyCounter(world);
  const ids: SurveyIds = { survey: 0, inspection: 0 };
  const lanes = countCrossingsByLocation(world);
  const crossed: (() => void)[] = [];
  let held = emptyBatch();
  const store = async () => {
    for (const table of unitAndSurveyTables) await insertAll(transaction, table, held[table]);
    held = emptyBatch();
  };
  for (const account of world.accounts) {
    const own = owners.filter(({ account_id }) => account_id === account.id).map(({ id }) => id);
    for (const location of account.locations) {
      const place = { account, location, owners: own, count: countOf(location.tractors) };
      const units = detailUnits(world.seed, end, place, world.units.get(location.id) ?? []);
      const found = surveyLocation(world.seed, end, ids, place, units);
      for (const { row } of units) held.units.push(row);
      for (const row of found.surveys) held.surveys.push(row);
      const { surveys, unit_inspections: inspections } = found;
      const equipped = equip({ account, location, units, surveys, inspections }, held);
      if (held.mounts.length + held.readings.length >= enough) await store();
      const count = lanes.get(location.id);
      if (count === undefined) continue;
      // After all visits, so that crossings do not change their ids.
      crossed.push(() => {
        const lane = simulateCrossings(world.seed, end, ids, { account, location, count }, units);
        held.surveys.push(...lane.surveys);
        held.crossings.push(...lane.crossings);
        readCrossings({ account, location, inspections: lane.unit_inspections }, equipped, held);
      });
    }
  }
  for (const cross of crossed) {
    cross();
    await store();
  }
  await store();
}

/** Most accounts rent some of their units, from the same few lessors. */
function ownersOf({ accounts, seed }: World) {
  const owned = accounts.flatMap((account: Account) => {
    const random = randomOf(seed, `owners of ${account.id}`);
    const count = account.kind === 'leasing' ? 0 : random.integer(0, lessors.length);
    return lessors.slice(0, count).map((name) => ({ account_id: account.id, name }));
  });
  return owned.map((owner, index) => ({ id: index + 1, ...owner }));
}

/** Distributes the scale's surveys by tractors, so that they add up to the total. */
function surveyCounter({ accounts, scale }: World): (tractors: number) => number {
  const all = accounts
    .flatMap(({ locations }) => locations)
    .reduce((sum, { tractors }) => sum + tractors, 0);
  let passed = 0;
  let made = 0;
  return (tractors) => {
    passed += tractors;
    const count = Math.floor((scale.surveys * passed) / all) - made;
    made += count;
    return count;
  };
}
