import { unitSizes } from '@portal/contract/portal';
import { type RemovedApi, removedApi, removedTireForm } from './testing.ts';

const update = 'PUT fleet_survey/update_removed_tire';
const info = 'GET fleet_survey/get_removed_tire_info/{id}';

let api: RemovedApi;
beforeAll(async () => {
  api = await removedApi();
});
afterEach(() => api.clear());
afterAll(() => api.close());

const read = async (id: number) => {
  const { status, body } = await api.ask(info, { params: { id: String(id) } });
  expect(status).toBe(200);
  return body.removed_tire;
};
const save = (id: number, said: object = {}) =>
  api.ask(update, { body: { id, revision: 1, ...removedTireForm, ...said } });

const measures = (unit_of_measurement: '0' | '1' | '2') =>
  api.database.kysely
    .updateTable('users')
    .set({ unit_of_measurement })
    .where('id', '=', api.users.clerk)
    .execute();

test('a removed tire is told with its product, its cap, and where it was', async () => {
  const survey_id = await api.keepSurvey();
  const id = await api.removed('T1', { survey_id, hours: 12, odometer_km: unitSizes.mi * 5000 });
  await measures('1');
  expect(await read(id)).toEqual({
    tread_depth_format: '32nds',
    distance_format: 'mi',
    id,
    revision: 1,
    removed_on: '2025-06-01',
    unit_id: api.units.T1,
    unit_number: 'T1',
    position: '2LO',
    tin: '3KA41024',
    survey_id,
    survey_date: '2025-06-20',
    location_id: api.yard,
    mounted_on: '2024-06-01',
    odometer: 5000,
    hours: 12,
    tread_depth: 7,
    removal_reasons: ['worn_out'],
    wear_conditions: [],
    destination: 'scrap',
    comments: '',
    product_information: {
      brand: 'Northvale',
      product_line: 'NO-D10',
      tire_size: '11R22.5',
      load_range: 'G',
      original_tread_depth: 26,
    },
    retread_product_information: null,
    is_changeable: true,
  });
});

test('what is said of it is changed, and the history tells what was said before', async () => {
  const id = await api.removed('T1');
  const { status, body } = await save(id);
  expect(status).toBe(200);
  const { tread_depth_format: _, distance_format: __, ...said } = removedTireForm;
  await measures('1');
  expect(await read(id)).toMatchObject({
    ...said,
    revision: 2,
    wear_conditions: ['cupping', 'cut'],
  });
  expect(body.removed_tire.revision).toBe(2);
  expect(await api.changes(id)).toEqual([
    {
      revision: 2,
      action: 'changed',
      fields: {
        odometer_km: null,
        reason: 'worn_out',
        destination: 'scrap',
        comments: '',
        conditions: [],
      },
    },
  ]);
});

test.each(['0', '1', '2'] as const)(
  'what is sent back as it was read is no change, in the units %s',
  async (units) => {
    await measures(units);
    const odd = { tread_mm: 7 * unitSizes['32nds'], odometer_km: 120_500.7 * unitSizes.mi };
    const id = await api.removed('T1', odd);
    const { body } = await save(id, { ...(await read(id)), revision: 99 });
    expect(body.removed_tire).toEqual(await read(id));
    expect(await api.rows('removals')).toMatchObject([{ ...odd, revision: 1 }]);
    expect(await api.changes(id)).toEqual([]);
  },
);

test('of two who save, the second is told of the first', async () => {
  const id = await api.removed('T1');
  await save(id);
  expect(await save(id, { comments: 'Two bolts.' })).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere', path: 'revision', revision: 2 },
  });
  expect(await api.rows('removals')).toMatchObject([{ comments: 'A bolt.' }]);
});

test.each([
  [{ odometer: -1 }, 'odometer'],
  [{ odometer: 10_000_000 }, 'odometer'],
  [{ hours: -1 }, 'hours'],
  [{ tread_depth: 101 }, 'tread_depth'],
  [{ tread_depth: 80, tread_depth_format: 'mm' }, 'tread_depth'],
  [{ tread_depth: '9..5' }, 'tread_depth'],
  [{ removal_reasons: [] }, 'removal_reasons'],
  [{ removal_reasons: ['bored'] }, 'removal_reasons.0'],
  [{ wear_conditions: ['cut', 'cut'] }, 'wear_conditions'],
  [{ destination: 'river' }, 'destination'],
  [{ comments: 'a\u0000b' }, 'comments'],
  [{ distance_format: 'furlong' }, 'distance_format'],
])('%j is refused at %s', async (said, path) => {
  const id = await api.removed('T1');
  expect(await save(id, said)).toMatchObject({ status: 400, body: { code: 'invalid', path } });
  expect(await api.changes(id)).toEqual([]);
});

test('a tire of another account is none', async () => {
  const id = await api.removed('F1');
  const unknown = { status: 400, body: { code: 'unknown_value', path: 'id' } };
  expect(await save(id)).toMatchObject(unknown);
  expect(await api.ask(info, { params: { id: String(id) } })).toMatchObject(unknown);
});

test('on a survey of another dealer it is seen without the survey, and stays as it is', async () => {
  const survey_id = await api.keepSurvey({ kind: 'dealer', dealer_id: api.dealers['007'] });
  const id = await api.removed('T1', { survey_id });
  const { body } = await api.ask(info, { as: 'rival', params: { id: String(id) } });
  expect(body.removed_tire).toMatchObject({
    survey_id: null,
    survey_date: null,
    is_changeable: false,
  });
  const said = { id, revision: 1, ...removedTireForm };
  expect(await api.ask(update, { as: 'rival', body: said })).toMatchObject({
    body: { code: 'unknown_value', path: 'id' },
  });
  expect((await api.ask(update, { as: 'dealer', body: said })).status).toBe(200);
});
