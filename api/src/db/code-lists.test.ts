import {
  checklistItems,
  removalReasons,
  resolutions,
  valves,
  wearConditions,
  wearGroups,
} from '@portal/contract/fleet-surveys';
import type { Database } from './database.ts';
import { testDatabase } from './testing.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Codes = 'valve_conditions' | 'resolutions' | 'removal_reasons' | 'checklist_items';
const codesOf = async (table: Codes) =>
  (await database.kysely.selectFrom(table).select('code').orderBy('place').execute()).map(
    ({ code }) => code,
  );

test('the lists of codes are those of the contract, in its order', async () => {
  expect(await codesOf('valve_conditions')).toEqual(valves);
  expect(await codesOf('resolutions')).toEqual(resolutions);
  expect(await codesOf('removal_reasons')).toEqual(removalReasons);
  expect(await codesOf('checklist_items')).toEqual(checklistItems);
  const conditions = await database.kysely
    .selectFrom('wear_conditions')
    .select(['seen_on', 'code'])
    .orderBy('place')
    .execute();
  expect(conditions).toEqual(
    wearGroups.flatMap((seen_on) => wearConditions[seen_on].map((code) => ({ seen_on, code }))),
  );
});
