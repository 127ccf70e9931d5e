import { fileURLToPath } from 'node:url';
import type { Database } from '../../../db/database.ts';
import { activityOf } from '../../../db/demo/activity.ts';
import { insertAll } from '../../../db/demo/bulk.ts';
import { insertDimensions } from '../../../db/demo/dimensions.ts';
import { scales } from '../../../db/demo/scale.ts';
import { makeWorld } from '../../../db/demo/world.ts';
import type { TestRecords } from '../../../db/testing/content.ts';
import { today } from './today.ts';

/** The world that people see in the demo, with its stories. */
export const demoWorld = makeWorld(scales.demo, 20_250_701);

/** Large fleets of it: that of the neglected yard, and others where the other stories can be told. */
export const storiedFleets = [1, 3, 6].flatMap((place) => demoWorld.accounts[place] ?? []);

/** The records of those fleets as the demo has them, without the tires behind its casings. */
export const demoStories: TestRecords = {
  sources: [fileURLToPath(import.meta.url)],
  write: writeDemoStories,
};

async function writeDemoStories({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await insertDimensions(kysely, demoWorld);
  const places = new Set(storiedFleets.flatMap(({ locations }) => locations.map(({ id }) => id)));
  for (const { location, activity } of activityOf(demoWorld, today)) {
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
