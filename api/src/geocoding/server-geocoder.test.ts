import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { openGeocoder } from './open-geocoder.ts';
import { openServer } from './server-geocoder.ts';

let database: Database;
let server: Server;
let answer: RequestListener;
const asked: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});
beforeEach(() => {
  asked.length = 0;
});

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/geo`;
const akron = { address: '1 Main St', city: 'Toledo', state: 'OH', zip: '' };
const hit = {
  lat: '41.0812345',
  lon: '-81.5190',
  addresstype: 'building',
  address: {
    house_number: '1',
    road: 'Main Street',
    city: 'Akron',
    'ISO3166-2-lvl4': 'US-OH',
    postcode: '44301',
    country_code: 'us',
  },
};
const says =
  (body: string | Buffer, status = 200, type = 'application/json'): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

test('a server is asked by the parts of the address, once for each of them', async () => {
  answer = says(JSON.stringify([hit]));
  const ask = openServer(url());
  const found = await ask(akron);
  expect(found).toEqual({
    outcome: 'found',
    places: [
      {
        city: 'Akron',
        state: 'OH',
        zip: '44301',
        country: 'US',
        latitude: 41.08123,
        longitude: -81.519,
        precision: 'address',
        source: 'server',
      },
    ],
  });
  expect(await ask(akron)).toBe(found);
  expect(asked).toHaveLength(1);
  const { pathname, searchParams } = new URL(asked[0] ?? '', url());
  expect(pathname).toBe('/geo/search');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    street: '1 Main St',
    city: 'Toledo',
    state: 'OH',
    format: 'jsonv2',
  });
});

test('places in several states are ambiguous', async () => {
  const other = { ...hit, address: { ...hit.address, 'ISO3166-2-lvl4': 'US-TX' } };
  answer = says(JSON.stringify([hit, other, hit]));
  const found = await openServer(url())(akron);
  expect(found).toMatchObject({ outcome: 'ambiguous', places: [{ state: 'OH' }, { state: 'TX' }] });
});

const html = '<html><body>Sign in to this network</body></html>';
const missing: RequestListener = (request) => void request.socket.destroy();
const redirecting: RequestListener = (_, response) =>
  void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
const endless: RequestListener = (_, response) => {
  response.writeHead(200);
  const more = setInterval(() => response.write(' '.repeat(65_536)), 1);
  response.on('close', () => clearInterval(more));
};
const nonsense = [
  null,
  7,
  { lat: 'NaN', lon: '<b>' },
  { ...hit, lat: '941.0' },
  { ...hit, address: null },
];

test.each<[string, RequestListener]>([
  ['answers HTML', says(html, 200, 'text/html')],
  ['fails', says('{}', 500)],
  ['answers no list', says('{"error":"no"}')],
  ['answers nonsense', says(JSON.stringify(nonsense))],
  ['knows nothing', says('[]')],
  ['hangs up', missing],
  ['leads elsewhere', redirecting],
  ['never ends', endless],
])('where a server %s, the table of places answers', async (_, listener) => {
  answer = listener;
  const geocode = openGeocoder(database.kysely, {
    geocoderUrl: `${url()}/${_.replaceAll(' ', '-')}`,
  });
  expect(await geocode(akron)).toMatchObject({
    outcome: 'found',
    places: [{ precision: 'city', source: 'places', latitude: 41.65 }],
  });
  expect(asked).toHaveLength(1);
});

test('a server that hangs is waited for three seconds, and then left alone for a while', async () => {
  answer = () => {};
  let now = 0;
  const ask = openServer(url(), () => now);
  const began = performance.now();
  expect(await ask(akron)).toBeNull();
  expect(performance.now() - began).toBeGreaterThan(2900);
  expect(performance.now() - began).toBeLessThan(6000);
  expect(await ask(akron)).toBeNull();
  expect(asked).toHaveLength(1);
  now = 31_000;
  answer = says(JSON.stringify([hit]));
  expect((await ask(akron))?.outcome).toBe('found');
}, 10_000);

test('without a network the table of places answers, and without a server nobody is asked', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const withServer = openGeocoder(database.kysely, { geocoderUrl: 'http://geocoder.invalid/' });
  expect(await withServer(akron)).toMatchObject({ outcome: 'found' });
  expect(fetched).toHaveBeenCalledTimes(1);
  const without = openGeocoder(database.kysely, { geocoderUrl: null });
  expect(await without(akron)).toMatchObject({ outcome: 'found' });
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockRestore();
});
