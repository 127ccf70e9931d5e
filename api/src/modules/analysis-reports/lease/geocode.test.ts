import { distance } from '../../../db/demo/cities.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { climateZone } from './place-details.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
});
afterAll(() => api.close());

const find = (query: Readonly<Record<string, string>>) =>
  api.as('gyr', 'GET leasesales/get_geocode', { query });

test('every dealer of the demo data has the place of its city', async () => {
  const dealers = await api.database.kysely.selectFrom('dealers').selectAll().execute();
  const located = dealers.filter(({ latitude, longitude }) => latitude && longitude);
  expect(located).toHaveLength(dealers.length);
});

test('climate zone and the nearest dealer follow from the place', async () => {
  const { body } = await find({ city: 'Memphis', state: 'TN' });
  expect(body).toMatchObject({ outcome: 'found', climate_zone: 'hot' });
  const dealers = await api.database.kysely.selectFrom('dealers').selectAll().execute();
  const memphis = { latitude: 35.15, longitude: -90.05 };
  // Computed on a flat map near the place, unlike the server's formula.
  const miles = dealers.map((each) =>
    distance(memphis, { latitude: each.latitude ?? 0, longitude: each.longitude ?? 0 }),
  );
  const nearest = dealers[miles.indexOf(Math.min(...miles))];
  expect(body.dealer).toMatchObject({ city: nearest?.city, state: nearest?.state });
  const { miles: away } = body.dealer;
  const band = away <= 25 ? 'to_25' : away <= 50 ? 'to_50' : away <= 100 ? 'to_100' : 'over_100';
  expect(body.dealer_distance).toBe(band);
});

test('a place set by hand is taken as it is, and the same follows from it', async () => {
  const { body } = await find({ latitude: '36.16', longitude: '-115.14', state: 'Nevada' });
  expect(body).toMatchObject({
    outcome: 'found',
    climate_zone: 'arid',
    places: [{ latitude: 36.16, longitude: -115.14, precision: 'hand', source: 'hand' }],
  });
  expect(body.dealer.miles).toBeGreaterThanOrEqual(0);
});

test.each([
  ['nothing', {}, 'address'],
  ['blanks', { address: ' ', city: '', zip: ' ' }, 'address'],
  ['half a place', { latitude: '41' }, 'longitude'],
  ['a place beyond the pole', { latitude: '91', longitude: '0' }, 'latitude'],
  ['a place in words', { latitude: 'north', longitude: '0' }, 'latitude'],
  ['a city that is too long', { city: 'x'.repeat(201) }, 'city'],
])('%s is refused with its field', async (_, query, path) => {
  const { status, body } = await find(query as Readonly<Record<string, string>>);
  expect({ status, ...body }).toMatchObject({ status: 400, code: 'invalid', path });
});

test('of an ambiguous address the places are told, and of one abroad that it is', async () => {
  const ambiguous = (await find({ city: 'Springfield' })).body;
  expect(ambiguous).toMatchObject({ outcome: 'ambiguous', climate_zone: null, dealer: null });
  expect(ambiguous.places).toHaveLength(2);
  const abroad = (await find({ city: 'London', zip: 'SW1A 1AA' })).body;
  expect(abroad).toMatchObject({ outcome: 'abroad', places: [] });
});

test.each([
  [35.9, 'TN', 'hot'],
  [36, 'TN', 'temperate'],
  [43.9, 'WI', 'temperate'],
  [44, 'WI', 'cold'],
  [40.8, 'UT', 'arid'],
] as const)('at %d° north in %s it is %s', (latitude, state, zone) => {
  expect(climateZone({ latitude, state })).toBe(zone);
});
