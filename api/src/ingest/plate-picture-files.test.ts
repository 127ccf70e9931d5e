import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { photoOf } from '../pictures/testing/photos.ts';
import { load, samples } from './testing/load.ts';
import { csvOf } from './testing/rows.ts';

let database: Database;
let folder: string;
beforeEach(async () => {
  database = await testDatabase(samples);
  folder = await mkdtemp(join(tmpdir(), 'portal-plates-'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Loads the plate photos in a folder, given by the survey number of their crossing. */
async function loadPlates(plates: Readonly<Record<string, string>>) {
  const file = join(folder, 'plates.csv');
  const rows = Object.entries(plates).map(([survey_number, picture]) => ({
    account: '0000102',
    survey_number,
    picture,
  }));
  await writeFile(file, csvOf('plate-pictures', ...rows));
  return load(database, 'plate-pictures', file);
}

const put = async (name: string, content: Uint8Array | string) =>
  writeFile(join(folder, name), content);

/** The plate photo of a crossing, and the number of photos that it has ever had. */
async function plateOf(survey_number: string) {
  const { kysely } = database;
  const shown = await kysely
    .selectFrom('crossings as c')
    .innerJoin('surveys as s', 's.id', 'c.survey_id')
    .innerJoin('unit_inspections as i', 'i.survey_id', 's.id')
    .leftJoin('images', 'images.id', 'c.license_plate_image')
    .leftJoin('pictures', 'pictures.content_hash', 'images.content_hash')
    .select(['i.id as inspection_id', 'images.inspection_id as of', 'taken_by', 'taken_at'])
    .select(['width', 'height', 'deleted_at', 'c.crossed_at'])
    .where('s.survey_number', '=', survey_number)
    .executeTakeFirstOrThrow();
  const all = await kysely
    .selectFrom('images')
    .select(['id', 'deleted_at'])
    .where('inspection_id', '=', shown.inspection_id)
    .orderBy('id')
    .execute();
  return { shown, all };
}

test('the sample gives its crossing a picture, of its lane and its moment', async () => {
  const { shown, all } = await plateOf('S4');
  expect(shown).toMatchObject({ width: 320, height: 160, taken_by: 'Lane 4', deleted_at: null });
  expect(shown.of).toBe(shown.inspection_id);
  expect(shown.taken_at).toEqual(shown.crossed_at);
  expect(all).toHaveLength(1);
  expect((await plateOf('S5')).all).toEqual([]);
});

test('the same picture changes nothing, another one takes its place', async () => {
  await put('one.jpg', await photoOf('#aa2222', 200, 100));
  expect(await loadPlates({ S4: 'one.jpg', S5: 'one.jpg' })).toMatchObject({ changed: 2 });
  expect(await loadPlates({ S4: 'one.jpg', S5: 'one.jpg' })).toMatchObject({
    changed: 0,
    unchanged: 2,
  });
  const { shown, all } = await plateOf('S4');
  expect([shown.width, shown.height]).toEqual([200, 100]);
  expect(all.map(({ deleted_at }) => deleted_at === null)).toEqual([false, true]);
  expect((await plateOf('S5')).all).toHaveLength(1);
});

test('nothing is written beside the file but its report', async () => {
  await put('one.jpg', await photoOf('#aa2222', 200, 100));
  await loadPlates({ S5: 'one.jpg' });
  expect((await readdir(folder)).sort()).toEqual(['one.jpg', 'plates.csv']);
});

test.each([
  ['is missing', 'none.jpg', '', 'is no file beside this one.'],
  ['is a page', 'page.jpg', '<!doctype html>', 'is no picture of the kinds JPEG'],
  ['is empty', 'empty.jpg', '', 'is empty or damaged.'],
  ['lies elsewhere', '../one.jpg', '', 'is not the name of a file beside this one.'],
  ['is the folder', '..', '', 'is not the name of a file beside this one.'],
  ['is cut off', 'cut.jpg', 'jpeg', 'is empty or damaged.'],
])(
  'a picture that %s is refused with its row, and the others go in',
  async (_, name, content, reason) => {
    await put('one.jpg', await photoOf('#22aa22', 200, 100));
    if (content === 'jpeg') await put(name, (await photoOf('#888', 800, 600)).subarray(0, 1500));
    else if (name.endsWith('.jpg') && name !== 'none.jpg' && !name.includes('/'))
      await put(name, content);
    expect(await loadPlates({ S4: name, S5: 'one.jpg' })).toMatchObject({ changed: 1, refused: 1 });
    expect(await readFile(join(folder, 'plates.refused.csv'), 'utf8')).toContain(reason);
    expect((await plateOf('S4')).shown.width).toBe(320);
    expect((await plateOf('S5')).shown.width).toBe(200);
  },
);

test('a visit has no plate, and an unknown crossing none either', async () => {
  await put('one.jpg', await photoOf('#2222aa', 200, 100));
  expect(await loadPlates({ S1: 'one.jpg', S99: 'one.jpg' })).toMatchObject({
    changed: 0,
    refused: 2,
  });
});
