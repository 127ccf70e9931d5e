import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { cities } from '../db/demo/cities.ts';
import { testDatabase } from '../db/testing.ts';
import { placesGeocoder } from './places-geocoder.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`insert into places (country, state, postal_code, city, latitude, longitude) values
    ('US', 'OH', '44301', 'Akron', 41.04, -81.52), ('US', 'OH', '44302', 'Akron', 41.09, -81.54),
    ('MX', 'PUE', '72000', 'Puebla', 19.04, -98.2)`.execute(database.kysely);
});
afterAll(() => database.close());

const find = (address: Partial<Record<'address' | 'city' | 'state' | 'zip', string>>) =>
  placesGeocoder(database.kysely)({ address: '', city: '', state: '', zip: '', ...address });

test('every city of the demo data is there, and found by its postal codes, as the demo places it', async () => {
  for (const { name, state, postal, latitude, longitude } of cities) {
    const { outcome, places } = await find({ city: name, state: state.code });
    expect({ name, outcome }).toEqual({ name, outcome: 'found' });
    if (name !== 'Akron')
      expect(places[0]).toMatchObject({ latitude, longitude, precision: 'city' });
    const zip = state.country === 'US' ? `${postal}99` : `${postal} 9Z9`;
    const byZip = await find({ zip });
    expect(byZip).toMatchObject({ outcome: 'found' });
    expect(byZip.places[0]).toMatchObject({ state: state.code, precision: 'prefix' });
  }
});

test.each([
  ['a postal code', { zip: '44301', city: 'Toledo', state: 'OH' }, 'zip', 41.04],
  ['nine digits', { zip: '44301-1234' }, 'zip', 41.04],
  ['the start of one', { zip: '44399' }, 'prefix', 41.07],
  ['a city, however it is written', { city: 'ST. PAUL', state: 'minnesota' }, 'city', 44.95],
  ['accents', { city: 'Quebec', state: 'QC' }, 'city', 46.81],
  ['a Canadian code', { zip: 't2c 4x9' }, 'prefix', 51.05],
  ['a state', { city: 'Nowhere Falls', state: 'VT' }, 'state', 44.07],
  ['a state by its name', { state: 'Prince Edward Island' }, 'state', 46.4],
] as const)('%s is found', async (_, address, precision, latitude) => {
  const { outcome, places } = await find(address);
  expect({ outcome, count: places.length }).toEqual({ outcome: 'found', count: 1 });
  expect(places[0]).toMatchObject({ precision, latitude, source: 'places' });
});

test.each([
  ['a city of several states', { city: 'Springfield' }, ['MA', 'MO']],
  ['a postal code of another state', { zip: '44301', city: 'Dallas', state: 'TX' }, ['OH', 'TX']],
] as const)('%s is ambiguous', async (_, address, states) => {
  const { outcome, places } = await find(address);
  expect(outcome).toBe('ambiguous');
  expect(places.map(({ state }) => state).sort()).toEqual(states);
});

test.each([
  ['a British postal code', { city: 'London', zip: 'SW1A 1AA' }, 'abroad'],
  ['a Bavarian state', { city: 'Nürnberg', state: 'BY' }, 'abroad'],
  ['a street alone', { address: '1 Main St' }, 'unknown'],
  ['a city that nobody knows', { city: "Nowhere'; drop table places" }, 'unknown'],
] as const)('%s is not found, and it is said why', async (_, address, outcome) => {
  expect(await find(address)).toEqual({ outcome, places: [] });
});

test('where other countries were taken in, they are found', async () => {
  expect((await find({ city: 'Puebla', state: 'PUE' })).outcome).toBe('found');
});
