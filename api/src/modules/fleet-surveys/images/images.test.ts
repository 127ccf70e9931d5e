import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { basePaths } from '@portal/contract/wire';
import sharp from 'sharp';
import { deleteOldData } from '../../../db/tidy.ts';
import { pictureTidying } from '../../../pictures/picture-tidying.ts';
import { photoOf } from '../../../pictures/testing/photos.ts';
import { outer } from '../testing/mount-tire.ts';
import { imageTidying } from './image-tidying.ts';
import { type ImageApi, imageApi, imageParams } from './testing.ts';

let api: ImageApi;
let unit: Awaited<ReturnType<ImageApi['open']>>;
beforeAll(async () => {
  api = await imageApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  unit = await api.open();
});

/** Fetches an address as a browser does, without a session. */
const get = (address: string) =>
  api.app.inject({ method: 'GET', url: `${basePaths.v2}/${address}` });

test('a photo of a unit and one of a tire are had at their addresses', async () => {
  const { body } = await api.addToUnit(unit, { file: await photoOf('#c00', 1000, 500) });
  expect(body.image).toMatchObject({ place: null, tire_id: null, width: 1000, height: 500 });
  const tire = (await api.addToTire(unit)).body.image;
  expect(tire).toMatchObject({ place: outer, tire_id: expect.any(Number), layer: [] });
  expect(await api.readImages(unit)).toEqual([body.image, tire]);

  const small = await get(body.image.thumbnail_address);
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 });
  const large = await get(body.image.address);
  expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 1000, height: 500 });
});

test('an address holds for some minutes, for what it was made for', async () => {
  const { image } = (await api.addToUnit(unit)).body;
  const other = (await api.addToUnit(unit)).body.image;
  const refused = async (address: string) => (await get(address)).json();
  const wrong = { code: 'unknown_value', path: 'signature' };
  expect(await refused(image.address.replace('large', 'small'))).toMatchObject(wrong);
  expect(await refused(image.address.replace(image.storage_id, other.storage_id))).toMatchObject(
    wrong,
  );
  expect(await refused(image.address.replace(/expires=\d+/, 'expires=2000000000'))).toMatchObject(
    wrong,
  );
  api.clock.pass({ minutes: 9 });
  expect((await get(image.address)).statusCode).toBe(200);
  api.clock.pass({ minutes: 7 });
  expect(await refused(image.address)).toMatchObject(wrong);
  expect((await get((await api.readImages(unit))[0]?.address ?? '')).statusCode).toBe(200);
});

test('a photo that is sent again under its key is one, and one that is refused may be sent again', async () => {
  const body = { client_key: randomUUID() };
  expect((await api.addToUnit(unit, { body, file: Buffer.from('no picture') })).body.code).toBe(
    'file_kind',
  );
  const first = await api.addToUnit(unit, { body });
  const again = await api.addToUnit(unit, { body });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await api.readImages(unit)).toHaveLength(1);
});

test('what is drawn over a photo is kept beside it', async () => {
  const { image } = (await api.addToTire(unit)).body;
  const layer = [
    { kind: 'arrow', x: 0.1, y: 0.2, to_x: 0.5, to_y: 0.6 },
    { kind: 'circle', x: 0.5, y: 0.5, radius: 0.1 },
    { kind: 'words', x: 0.2, y: 0.9, text: 'Cut, 2 in' },
  ];
  const { storage_id, unit_inspection_id } = image;
  const said = { storage_id, unit_inspection_id, revision: 1, layer };
  expect((await api.updateImage(said)).body.image).toMatchObject({ layer, revision: 2 });
  expect((await api.readImages(unit))[0]).toMatchObject({ layer });
  expect((await api.updateImage({ ...said, layer: [] })).body).toMatchObject({
    code: 'changed_elsewhere',
    revision: 2,
    changed_by: 'Uma Serrano',
  });
});

test.each([
  [{ kind: 'arrow', x: -0.1, y: 0, to_x: 0, to_y: 0 }],
  [{ kind: 'words', x: 0, y: 0, text: '' }],
  [{ kind: 'words', x: 0, y: 0, text: 'x'.repeat(81) }],
  [{ kind: 'script', x: 0, y: 0 }],
])('%j is not drawn', async (mark) => {
  const { storage_id, unit_inspection_id } = (await api.addToUnit(unit)).body.image;
  const { status, body } = await api.updateImage({
    storage_id,
    unit_inspection_id,
    revision: 1,
    layer: [mark],
  });
  expect([status, body.code]).toEqual([400, 'invalid']);
});

test('a photo that is deleted can be put back for a day', async () => {
  const { image } = (await api.addToTire(unit)).body;
  const { storage_id, unit_inspection_id } = image;
  const { revision } = (
    await api.dropImage({ ...imageParams(image), tireId: String(image.tire_id) })
  ).body;
  expect(await api.readImages(unit)).toEqual([]);
  expect((await get(image.address)).json()).toMatchObject({ code: 'unknown_value' });
  const back = { storage_id, unit_inspection_id, revision, is_deleted: false };
  expect((await api.updateImage(back)).body.image).toMatchObject({ storage_id, revision: 3 });
  expect((await get(image.address)).statusCode).toBe(200);
});

test('a photo that nobody put back is forgotten, with its files when no other has them', async () => {
  const { kysely } = api.database;
  const files = async () =>
    (await readdir(join(api.settings.dataDir, 'images'), { recursive: true })).filter((name) =>
      name.endsWith('.jpg'),
    ).length;
  const file = await photoOf('#123456');
  const one = (await api.addToUnit(unit, { file })).body.image;
  const other = (await api.addToUnit(unit, { file })).body.image;
  const before = await files();
  const tidy = async () => {
    api.clock.pass({ minutes: 25 * 60 });
    await deleteOldData(
      api.database,
      [imageTidying, pictureTidying(api.pictures)],
      api.clock.now(),
    );
  };
  await api.dropImage(imageParams(one));
  await tidy();
  expect(
    await kysely.selectFrom('images').where('storage_id', '=', one.storage_id).execute(),
  ).toEqual([]);
  expect(await files()).toBe(before);
  await api.dropImage(imageParams(other));
  await tidy();
  expect(await files()).toBe(before - 2);
});

test('fifty at once are all kept', async () => {
  const file = await photoOf('#0a0', 1200, 900);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => api.addToUnit(unit, { file })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(await api.readImages(unit)).toHaveLength(50);
});
