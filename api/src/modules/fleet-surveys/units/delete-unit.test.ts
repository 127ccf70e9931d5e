import { mountTire, outer } from '../testing/mount-tire.ts';
import { type SurveysApi, testSurveysApi, yards } from '../testing.ts';

let api: SurveysApi;
beforeAll(async () => {
  api = await testSurveysApi();
});
afterAll(() => api.close());

type Deletion = 'delete_unit' | 'delete_unit_all';

const remove = async (call: Deletion, id: number | string, said: Record<string, string>) =>
  api.call(`DELETE fleet_survey/${call}/{id}`, {
    as: await api.sessionOf(api.umaId),
    params: { id: String(id) },
    query: { ...(call === 'delete_unit_all' && { surveys: '0', tires: '0' }), ...said },
  });

const read = (id: number) => api.read('GET fleet_survey/get_unit/{id}', id);

/** Has Sam survey a unit. */
async function survey(unit_id: number, unit_number: string) {
  const row = { account_id: 1, client_key: null, created_by: null };
  const { id } = await api.database.kysely
    .insertInto('surveys')
    .values({
      ...row,
      location_id: yards.akron,
      kind: 'yard',
      survey_number: null,
      survey_date: '2025-06-30',
      surveyor: 'Sam',
      dealer_id: null,
      state: 'open',
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.database.kysely
    .insertInto('unit_inspections')
    .values({
      ...row,
      survey_id: id,
      unit_id,
      unit_number,
      configuration: '6x4',
      inspected_on: '2025-06-30',
      state: 'done',
      odometer_km: null,
      hours: null,
    })
    .execute();
}

test('a unit is taken off its location and put back', async () => {
  const { unit_id } = await api.addUnit({ unit_number: 'off' });
  const { status, body } = await remove('delete_unit', unit_id, { revision: '1' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: { status: 0 }, unit: { location_id: null, revision: 2 } });
  const back = await api.saveUnit({ unit_number: 'off', unit_id, revision: 2 });
  expect(back.body.unit).toMatchObject({ location_code: '0001', revision: 3 });
  expect((await read(unit_id)).body.history.map(({ fields }) => fields)).toEqual([
    { location_id: null },
    { location_id: yards.akron },
    {},
  ]);
});

test('a unit that is off its location stays so', async () => {
  const { unit_id } = await api.addUnit({ unit_number: 'off twice' });
  await remove('delete_unit', unit_id, { revision: '1' });
  const { status, body } = await remove('delete_unit', unit_id, { revision: '1' });
  expect([status, body]).toMatchObject([200, { unit: { revision: 2 } }]);
});

test('a deleted unit is nowhere, its number is free, and surveys keep what they found', async () => {
  const { unit_id } = await api.addUnit({ unit_number: 'gone' });
  await survey(unit_id, 'gone');
  const surveys = { surveys: '1', revision: '1' };
  expect((await remove('delete_unit_all', unit_id, surveys)).status).toBe(200);
  expect((await read(unit_id)).body).toMatchObject({ code: 'unknown_value', path: 'id' });
  const list = { account: '0042', page_number: 1, page_size: 100, keyword: 'gone' };
  expect((await api.asUma('POST fleet_survey/get_units', list)).body.units).toEqual([]);
  const found = { account: '0042', unit_number: 'gone' };
  expect((await api.asUma('POST fleet_survey/get_unit_by_number', found)).body.unit).toBeNull();
  expect((await api.addUnit({ unit_number: 'Gone' })).revision).toBe(1);
  const kept = await api.database.kysely
    .selectFrom('unit_inspections')
    .select('unit_number')
    .where('unit_id', '=', unit_id)
    .execute();
  expect(kept).toEqual([{ unit_number: 'gone' }]);
  const audited = await api.database.kysely
    .selectFrom('audit_entries')
    .select(['area', 'action', 'subject'])
    .execute();
  expect(audited).toEqual([{ area: 'unit', action: 'deleted', subject: 'gone' }]);
});

test.each([
  ['another revision', 'delete_unit', { revision: '7' }, 'revision'],
  ['another revision everywhere', 'delete_unit_all', { revision: '7' }, 'revision'],
  [
    'surveys that nobody was told of',
    'delete_unit_all',
    { revision: '1', surveys: '3' },
    'surveys',
  ],
  ['tires that it does not have', 'delete_unit_all', { revision: '1', tires: '2' }, 'tires'],
] as const)('%s is told, and nothing is deleted', async (name, call, said, path) => {
  const { unit_id } = await api.addUnit({ unit_number: name });
  const { status, body } = await remove(call, unit_id, said);
  expect([status, body.code, body.path]).toEqual([400, 'changed_elsewhere', path]);
  expect((await read(unit_id)).body.unit).toMatchObject({ revision: 1, location_code: '0001' });
});

test('a unit with tires tells how many, and is deleted once that was confirmed', async () => {
  const { unit_id } = await api.addUnit({ unit_number: 'On tires' });
  await mountTire(api.database.kysely, unit_id, outer, '2025-01-10');
  expect((await read(unit_id)).body).toMatchObject({ tires: 1, unit: { is_tires_exist: true } });
  const call = 'delete_unit_all';
  expect((await remove(call, unit_id, { revision: '1' })).body.path).toBe('tires');
  expect((await remove(call, unit_id, { revision: '1', tires: '1' })).status).toBe(200);
});
