import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { simulateActivity } from './activity.ts';
import { insertAll } from './bulk.ts';
import type { CasingWithTire } from './casings-with-tires.ts';
import type { Activity } from './rows.ts';
import type { World } from './world.ts';

/** Rows collected in memory before they are stored. */
const enough = 12_000;
/** In the order of their foreign keys. */
export const activityTables = [
  'service_calls',
  'invoice_lines',
  'casings',
  'casing_events',
] as const;

/**
 * Simulates the months of all locations, while the database stores earlier results.
 *
 * @param onStored receives the number of locations stored
 * @returns the tires handed to plants, by the location they came from
 */
export async function storeActivity(
  transaction: Kysely<Schema>,
  world: World,
  today: string,
  onStored: (locations: number) => void,
): Promise<Map<number, readonly CasingWithTire[]>> {
  const handed = new Map<number, readonly CasingWithTire[]>();
  const store = async (rows: Activity, locations: number) => {
    for (const table of activityTables) await insertAll(transaction, table, rows[table]);
    onStored(locations);
  };
  let held = emptyActivity();
  let played = 0;
  let storing = Promise.resolve();
  for (const { location, activity, handed: known } of simulateActivity(world, today)) {
    played += 1;
    handed.set(location.id, known);
    for (const table of activityTables) append<object>(held[table], activity[table]);
    if (held.invoice_lines.length >= enough) {
      await storing;
      storing = store(held, played);
      // It is awaited later; until then a failure must not count as unhandled.
      storing.catch(() => {});
      held = emptyActivity();
    }
    // Yields to the event loop, so that the database's answers are processed and it gets the next
    // rows.
    await setImmediate();
  }
  await storing;
  await store(held, played);
  return handed;
}

const emptyActivity = (): Activity => ({
  service_calls: [],
  invoice_lines: [],
  casings: [],
  casing_events: [],
});

function append<Row>(held: Row[], rows: readonly Row[]): void {
  for (const row of rows) held.push(row);
}
