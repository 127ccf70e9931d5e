import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { activityOf } from './activity.ts';
import { insertAll } from './bulk.ts';
import type { HandedCasing } from './handed-casings.ts';
import type { Activity } from './rows.ts';
import type { World } from './world.ts';

/** Rows held in memory before they are stored. */
const enough = 12_000;
/** In the order in which they refer to each other. */
export const facts = ['service_calls', 'invoice_lines', 'casings', 'casing_events'] as const;

/**
 * Plays the months of all locations, while the database stores what was played before.
 *
 * @param onStored told how many locations are stored
 * @returns the tires that plants got, by the location that they came from
 */
export async function storeActivity(
  transaction: Kysely<Schema>,
  world: World,
  today: string,
  onStored: (locations: number) => void,
): Promise<Map<number, readonly HandedCasing[]>> {
  const handed = new Map<number, readonly HandedCasing[]>();
  const store = async (rows: Activity, locations: number) => {
    for (const table of facts) await insertAll(transaction, table, rows[table]);
    onStored(locations);
  };
  let held = nothing();
  let played = 0;
  let storing = Promise.resolve();
  for (const { location, activity, handed: known } of activityOf(world, today)) {
    played += 1;
    handed.set(location.id, known);
    for (const table of facts) append<object>(held[table], activity[table]);
    if (held.invoice_lines.length >= enough) {
      await storing;
      storing = store(held, played);
      // It is awaited later, and must not count as unheard until then.
      storing.catch(() => {});
      held = nothing();
    }
    // Lets the answers of the database in, so that it gets the next rows.
    await setImmediate();
  }
  await storing;
  await store(held, played);
  return handed;
}

const nothing = (): Activity => ({
  service_calls: [],
  invoice_lines: [],
  casings: [],
  casing_events: [],
});

function append<Row>(held: Row[], rows: readonly Row[]): void {
  for (const row of rows) held.push(row);
}
