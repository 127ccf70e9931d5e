import { axleConfigurations, positionsOf } from '@portal/contract/fleet-surveys';
import type { Database } from '../database.ts';
import { testDatabase } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('the configurations of the database are those of the contract', async () => {
  const { kysely } = database;
  const configurations = await kysely.selectFrom('axle_configurations').selectAll().execute();
  const axles = await kysely.selectFrom('axles').selectAll().orderBy('axle_number').execute();
  const kept = configurations.map(({ code, types }) => [
    code,
    {
      types,
      axles: axles
        .filter(({ configuration }) => configuration === code)
        .map(({ role, is_dual }) => ({ role, isDual: is_dual })),
    },
  ]);
  expect(Object.fromEntries(kept)).toEqual(axleConfigurations);
});

test('so are the places of their tires', async () => {
  const positions = await database.kysely.selectFrom('wheel_positions').selectAll().execute();
  const kept = positions.map((each) => Object.values(each).join(' '));
  const told = Object.entries(axleConfigurations).flatMap(([code, configuration]) =>
    positionsOf(configuration).map(({ axle, side, slot }) => `${code} ${axle} ${side} ${slot}`),
  );
  expect(kept.sort()).toEqual(told.sort());
});
