import { fileURLToPath } from 'node:url';
import type { Database } from '../../../db/database.ts';
import { simulateActivity } from '../../../db/demo/activity.ts';
import { insertAll } from '../../../db/demo/bulk.ts';
import { insertDimensions } from '../../../db/demo/dimensions.ts';
import { scales } from '../../../db/demo/scale.ts';
import { makeWorld } from '../../../db/demo/world.ts';
import type { TestRecords } from '../../../db/testing/content.ts';
import { today } from './today.ts';

/** The world of the demo, with its stories. */
export const demoWorld = makeWorld(scales.demo, 20_250_701);

/**
 * Large fleets of the demo: the one with the neglected yard, and others in which the other stories
 * can be detected.
 */
export const storiedFleets = [1, 3, 6].flatMap((place) => demoWorld.accounts[place] ?? []);

/** The demo's records of those fleets, without the tires behind their casings. */
export const demoStories: TestRecords = {
  sources: [fileURLToPath(import.meta.url)],
  write: writeDemoStories,
};

async function writeDemoStories({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await insertDimensions(kysely, demoWorld);
  const places = new Set(storiedFleets.flatMap(({ locations }) => locations.map(({ id }) => id)));
  for (const { location, activity } of simulateActivity(demoWorld, today)) {
    if (!places.has(location.id)) continue;
    await insertAll(kysely, 'service_calls', activity.service_calls);
    await insertAll(kysely, 'invoice_lines', activity.invoice_lines);
    await insertAll(
      kysely,
      'casings',
      activity.casings.map((casing) => ({ ...casing, tire_id: null })),
    );
  }
}
