import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { basePaths } from '@portal/contract/wire';
import sharp from 'sharp';
import { forgetOld } from '../../../db/tidy.ts';
import { pictureTidying } from '../../../pictures/picture-tidying.ts';
import { photoOf } from '../../../pictures/testing/photos.ts';
import { smallPhoto } from '../../../pictures/testing/small-photo.ts';
import { type InspectionApi, inspectionApi } from '../inspections/testing.ts';
import { outer } from '../testing/mount-tire.ts';
import { imageTidying } from './image-tidying.ts';

let api: InspectionApi;
let inspection: number;
let survey: number;
beforeAll(async () => {
  api = await inspectionApi();
  await api.mount('T1', outer, '2025-01-01');
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ survey, inspection } = await api.open());
});

type Asked = NonNullable<Parameters<InspectionApi['ask']>[1]>;
const addToUnit = (said: Asked = {}, of: number | string = inspection) =>
  api.ask('POST fleet_survey/add_unit_image/{unitInspectionId}', {
    params: { unitInspectionId: String(of) },
    file: smallPhoto,
    ...said,
  });
const addToTire = (said: object = outer, asked: Asked = {}) =>
  api.ask('POST fleet_survey/add_tire_image', {
    body: { unit_inspection_id: inspection, ...said },
    file: smallPhoto,
    ...asked,
  });
const read = async (of: number = inspection) =>
  (
    await api.ask('GET fleet_survey/get_unit_inspection_images/{id}', {
      params: { id: String(of) },
    })
  ).body.images;
const update = (said: object) => api.ask('POST fleet_survey/update_image', { body: said });
const drop = (query: Record<string, string>, asked: Asked = {}) =>
  api.ask('DELETE fleet_survey/delete_image', { query, ...asked });
/** What a browser gets at an address, which tells nothing of who asks. */
const get = (address: string) =>
  api.app.inject({ method: 'GET', url: `${basePaths.v2}/${address}` });
const named = ({
  storage_id,
  unit_inspection_id,
}: {
  storage_id: string;
  unit_inspection_id: number;
}) => ({
  storageId: storage_id,
  unitInspectionId: String(unit_inspection_id),
});

test('a photo of a unit and one of a tire are had at their addresses', async () => {
  const { body } = await addToUnit({ file: await photoOf('#c00', 1000, 500) });
  expect(body.image).toMatchObject({ place: null, tire_id: null, width: 1000, height: 500 });
  const tire = (await addToTire()).body.image;
  expect(tire).toMatchObject({ place: outer, tire_id: expect.any(Number), layer: [] });
  expect(await read()).toEqual([body.image, tire]);

  const small = await get(body.image.thumbnail_address);
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 });
  const large = await get(body.image.address);
  expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 1000, height: 500 });
});

test('an address holds for some minutes, for what it was made for', async () => {
  const { image } = (await addToUnit()).body;
  const other = (await addToUnit()).body.image;
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
  expect((await get((await read())[0]?.address ?? '')).statusCode).toBe(200);
});

test('a photo that is sent again under its key is one, and one that is refused may be sent again', async () => {
  const body = { client_key: randomUUID() };
  expect((await addToUnit({ body, file: Buffer.from('no picture') })).body.code).toBe('file_kind');
  const first = await addToUnit({ body });
  const again = await addToUnit({ body });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await read()).toHaveLength(1);
});

test('what is drawn over a photo is kept beside it', async () => {
  const { image } = (await addToTire()).body;
  const layer = [
    { kind: 'arrow', x: 0.1, y: 0.2, to_x: 0.5, to_y: 0.6 },
    { kind: 'circle', x: 0.5, y: 0.5, radius: 0.1 },
    { kind: 'words', x: 0.2, y: 0.9, text: 'Cut, 2 in' },
  ];
  const { storage_id, unit_inspection_id } = image;
  const said = { storage_id, unit_inspection_id, revision: 1, layer };
  expect((await update(said)).body.image).toMatchObject({ layer, revision: 2 });
  expect((await read())[0]).toMatchObject({ layer });
  expect((await update({ ...said, layer: [] })).body).toMatchObject({
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
  const { storage_id, unit_inspection_id } = (await addToUnit()).body.image;
  const { status, body } = await update({
    storage_id,
    unit_inspection_id,
    revision: 1,
    layer: [mark],
  });
  expect([status, body.code]).toEqual([400, 'invalid']);
});

test('a photo that is deleted can be put back for a day', async () => {
  const { image } = (await addToTire()).body;
  const { storage_id, unit_inspection_id } = image;
  const { revision } = (await drop({ ...named(image), tireId: String(image.tire_id) })).body;
  expect(await read()).toEqual([]);
  expect((await get(image.address)).json()).toMatchObject({ code: 'unknown_value' });
  const back = { storage_id, unit_inspection_id, revision, is_deleted: false };
  expect((await update(back)).body.image).toMatchObject({ storage_id, revision: 3 });
  expect((await get(image.address)).statusCode).toBe(200);
});

test('a photo that nobody put back is forgotten, with its files when no other has them', async () => {
  const { kysely } = api.database;
  const files = async () =>
    (await readdir(join(api.settings.dataDir, 'images'), { recursive: true })).filter((name) =>
      name.endsWith('.jpg'),
    ).length;
  const file = await photoOf('#123456');
  const one = (await addToUnit({ file })).body.image;
  const other = (await addToUnit({ file })).body.image;
  const before = await files();
  const tidy = async () => {
    api.clock.pass({ minutes: 25 * 60 });
    await forgetOld(api.database, [imageTidying, pictureTidying(api.pictures)], api.clock.now());
  };
  await drop(named(one));
  await tidy();
  expect(
    await kysely.selectFrom('images').where('storage_id', '=', one.storage_id).execute(),
  ).toEqual([]);
  expect(await files()).toBe(before);
  await drop(named(other));
  await tidy();
  expect(await files()).toBe(before - 2);
});

describe('is refused', () => {
  const wrong = (code: string, path: string) => ({ code, path });

  test.each([
    ['of no bytes', Buffer.alloc(0), 'file_unreadable'],
    ['that is a page', Buffer.from('<!doctype html>'), 'file_kind'],
    ['that is a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_kind'],
    [
      'of a telephone of another kind',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'file_kind',
    ],
    ['that is cut off', smallPhoto.subarray(0, smallPhoto.length / 2), 'file_unreadable'],
    ['of more than 20 MB', Buffer.alloc(20_000_001), 'file_too_large'],
  ])('a file %s', async (_, file, code) => {
    const { status, body } = await addToUnit({ file });
    expect([status, body]).toMatchObject([400, wrong(code, 'file')]);
    expect(await read()).toEqual([]);
    expect(await readdir(join(api.settings.dataDir, 'uploads'))).toEqual([]);
  });

  test('form data without a file, and no form data', async () => {
    const { file: _, ...json } = {
      file: 0,
      body: { unit_inspection_id: String(inspection), ...outer },
    };
    const { body } = await api.ask('POST fleet_survey/add_tire_image', json);
    expect(body).toMatchObject(wrong('invalid', ''));
    const form = new Response(new FormData());
    const without = await addToUnit({
      file: undefined as never,
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
      body: await form.text(),
    });
    expect(without.body).toMatchObject(wrong('invalid', 'file'));
  });

  test('a photo of a place that the unit has not, or of an unknown inspection', async () => {
    const place = { ...outer, axle_number: 8 };
    expect((await addToTire(place)).body).toMatchObject(wrong('unknown_value', 'slot'));
    const unknown = await addToUnit({}, 999_999);
    expect(unknown.body).toMatchObject(wrong('unknown_value', 'unitInspectionId'));
  });

  test('a photo of a survey that is finished', async () => {
    const { image } = (await addToUnit()).body;
    await api.database.kysely
      .updateTable('surveys')
      .set({ state: 'finished', finished_at: api.clock.now() })
      .where('id', '=', survey)
      .execute();
    expect((await addToUnit()).body.code).toBe('survey_finished');
    expect((await drop(named(image))).body).toMatchObject(
      wrong('survey_finished', 'unitInspectionId'),
    );
    expect(await read()).toHaveLength(1);
  });

  test("a stranger, and another inspection's photo, as one that is not there", async () => {
    const { image } = (await addToUnit()).body;
    const said = named(image);
    const elsewhere = await api.open('T2');
    const ids = [
      [{ ...said, unitInspectionId: String(elsewhere.inspection) }, 'storageId'],
      [{ ...said, storageId: randomUUID() }, 'storageId'],
      [{ ...said, tireId: '7' }, 'tireId'],
    ] as const;
    for (const [query, path] of ids)
      expect((await drop(query)).body).toMatchObject(wrong('unknown_value', path));
    const refused = (await drop(said, { as: 'stranger' })).body;
    expect(refused).toMatchObject(wrong('unknown_value', 'unitInspectionId'));
    const foreign = await addToUnit({ as: 'stranger' });
    expect(foreign.body).toMatchObject(wrong('unknown_value', 'unitInspectionId'));
    expect(await read()).toHaveLength(1);
  });

  test.each(['../../etc/passwd', '..%2f', 'ABC'])('%s as a storageId', async (storageId) => {
    const { body } = await drop({ storageId, unitInspectionId: String(inspection) });
    expect(body).toMatchObject(wrong('invalid', 'storageId'));
  });
});

test('fifty at once are all kept', async () => {
  const file = await photoOf('#0a0', 1200, 900);
  const answers = await Promise.all(Array.from({ length: 50 }, () => addToUnit({ file })));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(await read()).toHaveLength(50);
});
