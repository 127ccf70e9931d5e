import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { claimedJpeg, claimedPng } from '../../../pictures/testing/photos.ts';
import { smallPhoto } from '../../../pictures/testing/small-photo.ts';
import { outer } from '../testing/mount-tire.ts';
import { type ImageApi, imageApi, imageParams } from './testing.ts';

// Refused photos, which are not stored at all.

let api: ImageApi;
let unit: Awaited<ReturnType<ImageApi['open']>>;
beforeAll(async () => {
  api = await imageApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  unit = await api.open();
});

const wrong = (code: string, path: string) => ({ code, path });

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');

test.each<[string, Uint8Array | Promise<Uint8Array>, string]>([
  ['of no bytes', Buffer.alloc(0), 'file_unreadable'],
  ['that is a page', Buffer.from('<!doctype html>'), 'file_kind'],
  ['that is a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_kind'],
  ['of a telephone of another kind', heic, 'file_kind'],
  ['that is cut off', smallPhoto.subarray(0, smallPhoto.length / 2), 'file_unreadable'],
  ['of 200 megapixels', claimedJpeg(20_000, 10_000), 'file_too_large'],
  ['that is a bomb', claimedPng(60_000, 60_000), 'file_too_large'],
  ['of more than 20 MB', Buffer.alloc(20_000_001), 'file_too_large'],
])('a file %s', async (_, file, code) => {
  const { status, body } = await api.addToUnit(unit, { file: await file });
  expect([status, body]).toMatchObject([400, wrong(code, 'file')]);
  expect(await api.readImages(unit)).toEqual([]);
  expect(await readdir(join(api.settings.dataDir, 'uploads'))).toEqual([]);
});

test('form data without a file, and no form data', async () => {
  const { file: _, ...json } = {
    file: 0,
    body: { unit_inspection_id: String(unit.inspection), ...outer },
  };
  const { body } = await api.ask('POST fleet_survey/add_tire_image', json);
  expect(body).toMatchObject(wrong('invalid', ''));
  const form = new Response(new FormData());
  const without = await api.addToUnit(unit, {
    file: undefined as never,
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    body: await form.text(),
  });
  expect(without.body).toMatchObject(wrong('invalid', 'file'));
});

test('a photo of a place that the unit has not, or of an unknown inspection', async () => {
  const place = { ...outer, axle_number: 8 };
  expect((await api.addToTire(unit, place)).body).toMatchObject(wrong('unknown_value', 'slot'));
  const unknown = await api.addToUnit(999_999);
  expect(unknown.body).toMatchObject(wrong('unknown_value', 'unitInspectionId'));
});

test('a photo of a survey that is finished', async () => {
  const { image } = (await api.addToUnit(unit)).body;
  await api.updateSurvey(unit.survey, { state: 'finished', finished_at: api.clock.now() });
  expect((await api.addToUnit(unit)).body.code).toBe('survey_finished');
  expect((await api.dropImage(imageParams(image))).body).toMatchObject(
    wrong('survey_finished', 'unitInspectionId'),
  );
  expect(await api.readImages(unit)).toHaveLength(1);
});

test("a stranger, and another inspection's photo, as one that is not there", async () => {
  const { image } = (await api.addToUnit(unit)).body;
  const said = imageParams(image);
  const elsewhere = await api.open('T2');
  const ids = [
    [{ ...said, unitInspectionId: String(elsewhere.inspection) }, 'storageId'],
    [{ ...said, storageId: randomUUID() }, 'storageId'],
    [{ ...said, tireId: '7' }, 'tireId'],
  ] as const;
  for (const [query, path] of ids)
    expect((await api.dropImage(query)).body).toMatchObject(wrong('unknown_value', path));
  const refused = (await api.dropImage(said, { as: 'stranger' })).body;
  expect(refused).toMatchObject(wrong('unknown_value', 'unitInspectionId'));
  const foreign = await api.addToUnit(unit, { as: 'stranger' });
  expect(foreign.body).toMatchObject(wrong('unknown_value', 'unitInspectionId'));
  expect(await api.readImages(unit)).toHaveLength(1);
});

test.each(['../../etc/passwd', '..%2f', 'ABC'])('%s as a storageId', async (storageId) => {
  const { body } = await api.dropImage({ storageId, unitInspectionId: String(unit.inspection) });
  expect(body).toMatchObject(wrong('invalid', 'storageId'));
});
