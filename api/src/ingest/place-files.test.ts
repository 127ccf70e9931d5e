import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { placesGeocoder } from '../geocoding/places-geocoder.ts';
import { load, loadContent, loadRows, loadSamples, withFolder } from './testing/load.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** In the format of GeoNames. */
const tabbed = [
  'US\t44301\tAkron\tOhio\tOH\tSummit\t153\t\t\t41.0449\t-81.5200\t4',
  'US\t44302\t"The Ledges", Akron\tOhio\tOH\tSummit\t153\t\t\t41.0919\t-81.5408\t4',
  'CA\tT2C\tCalgary (Lynnwood Ridge / Ogden)\tAlberta\tAB\t\t\t\t\t50.9878\t-114.0001\t6',
  'US\t4430X!\tNowhere\tOhio\tOH\t\t\t\t\t41\t-81\t4',
  'US\t44303\tAkron\tOhio\tOH\tSummit\t153\t\t\t141.1\t-81.5\t4',
].join('\n');

const find = (zip: string) =>
  placesGeocoder(database.kysely)({ address: '', city: '', state: '', zip });

test('files of GeoNames are read as they come, and what is refused can be put right', () =>
  withFolder(async (folder) => {
    const file = join(folder, 'US.txt');
    const summary = await loadContent(database, 'places', file, `${tabbed}\n`);
    expect(summary).toMatchObject({ read: 5, added: 3, refused: 2 });
    expect((await find('44302')).places[0]).toMatchObject({
      city: '"The Ledges", Akron',
      latitude: 41.0919,
      precision: 'zip',
    });
    const report = await readFile(`${file}.refused.csv`, 'utf8');
    expect(report).toMatch(/^4,postal_code,.*is not a postal code/m);
    expect(report).toMatch(/^5,latitude,.*is not from -90 to 90/m);
    const right = join(folder, 'right.csv');
    await writeFile(right, report.replaceAll('4430X!', '44304').replaceAll('141.1', '41.1'));
    expect(await load(database, 'places', right)).toMatchObject({ added: 2, refused: 0 });
    expect((await loadContent(database, 'places', file, `${tabbed}\n`)).unchanged).toBe(3);
  }));

test('dealers are where their addresses are, as well as the places tell', async () => {
  await loadSamples(database, ['accounts', 'dealers']);
  const placed = () =>
    database.kysely.selectFrom('dealers').select(['city', 'latitude']).orderBy('id').execute();
  const before = await placed();
  expect(before.some(({ latitude }) => latitude !== null)).toBe(true);
  const { postal_code } = await database.kysely
    .selectFrom('dealers')
    .select('postal_code')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await loadRows(database, 'places', {
    country_code: 'US',
    postal_code,
    place_name: 'Here',
    admin_code1: 'OH',
    latitude: '40.12345',
    longitude: '-82.5',
  });
  expect((await placed())[0]?.latitude).toBe(40.12345);
});
