import { plateFault, unitNumber, vinFault } from '@portal/contract/fleet-surveys';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { testDatabase } from '../testing.ts';
import { unitAt } from './placed-units.ts';
import { type DemoSize, scales } from './scale.ts';
import { makeWorld } from './world.ts';

const today = '2025-07-01';
const countOf = (size: DemoSize) => {
  const { accounts, units } = makeWorld(scales[size], 1);
  const byAccount = accounts.map(({ locations }) =>
    locations.reduce((sum, { id }) => sum + (units.get(id)?.length ?? 0), 0),
  );
  return {
    all: byAccount.reduce((sum, count) => sum + count, 0),
    most: Math.max(...byAccount),
    fewestAtLocation: Math.min(...[...units.values()].map((each) => each.length)),
  };
};

test.each([
  ['small', 200, 300, 0],
  ['demo', 5400, 6600, 0],
  ['large', 120_000, 140_000, 10_000],
] as const)('%s has from %i to %i units', (size, least, atMost, ofLargest) => {
  const { all, most, fewestAtLocation } = countOf(size);
  expect(all).toBeGreaterThanOrEqual(least);
  expect(all).toBeLessThanOrEqual(atMost);
  expect(most).toBeGreaterThanOrEqual(ofLargest);
  expect(fewestAtLocation).toBeGreaterThanOrEqual(2);
});

test('draws fall evenly on the units that fit, and on any where none does', () => {
  const units = [
    { id: 1, unit_number: '1', type: 'tractor' },
    { id: 2, unit_number: '2', type: 'trailer' },
    { id: 3, unit_number: '3', type: 'trailer' },
  ] as const;
  const drawn = [0, 0.49, 0.5, 0.99].map((share) => unitAt(units, share, true)?.id);
  expect(drawn).toEqual([2, 2, 3, 3]);
  expect([0, 0.99].map((share) => unitAt(units, share, false)?.id)).toEqual([1, 1]);
  expect(unitAt(units.slice(0, 1), 0.99, true)?.id).toBe(1);
  expect(unitAt([], 0.5, true)).toBeUndefined();
});

describe('the small data', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase({ size: 'small', today });
  });
  afterAll(() => database.close());

  const countRows = async (query: ReturnType<typeof sql>) => {
    const { rows } = await sql`select ${query}`.execute(database.kysely);
    return Object.values(rows[0] as object)[0];
  };

  test('units are what the forms would take, and no two VINs are alike', async () => {
    const units = await database.kysely.selectFrom('units').selectAll().execute();
    const vins = units.flatMap(({ vin }) => vin ?? []);
    expect(vins.length).toBeGreaterThan(200);
    expect(new Set(vins).size).toBe(vins.length);
    for (const unit of units) {
      expect(unitNumber(unit.unit_number)).toBe(unit.unit_number);
      expect(unit.vin === null ? null : vinFault(unit.vin)).toBeNull();
      expect(plateFault(unit)).toBeNull();
      expect(unit.year).toBeLessThanOrEqual(2025);
    }
    const { rows: unsuited } = await sql`
      select u.id from units u join axle_configurations c on c.code = u.configuration
      where u.type <> all (c.types)`.execute(database.kysely);
    expect(unsuited).toEqual([]);
  });

  test('every call but those of stock names a unit of its home', async () => {
    expect(
      await countRows(sql`count(*) from service_calls c
        where (c.call_type <> 'stock') <> exists (
          select from units u where u.location_id = c.location_id and u.unit_number = c.unit_number)`),
    ).toBe(0);
  });

  test('yards of an account do not share numbers', async () => {
    expect(
      await countRows(sql`count(*) from (
        select from service_calls where unit_number is not null
        group by account_id, unit_number having count(distinct location_id) > 1) shared`),
    ).toBe(0);
  });

  test('surveys hold units of their location, with meters that never run back', async () => {
    expect(await countRows(sql`count(*) from surveys where not is_crossing`)).toBe(150);
    expect(await countRows(sql`count(*) from surveys where is_crossing`)).toBe(56);
    expect(await countRows(sql`count(*) from unit_inspections`)).toBeGreaterThan(60);
    expect(
      await countRows(sql`count(*) from unit_inspections i
        join surveys s on s.id = i.survey_id join units u on u.id = i.unit_id
        where s.location_id <> u.location_id or s.survey_date <> i.inspected_on
          or s.survey_date > ${today}::date or (u.meter = 'none' and i.odometer_km is not null)`),
    ).toBe(0);
    expect(
      await countRows(sql`count(*) from unit_inspections a
        join unit_inspections b on b.unit_id = a.unit_id and b.inspected_on > a.inspected_on
        where b.odometer_km < a.odometer_km`),
    ).toBe(0);
  });
});
