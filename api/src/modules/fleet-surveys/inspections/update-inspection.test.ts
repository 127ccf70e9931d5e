import { type InspectionApi, type InspectionIds, inspectionApi } from './testing.ts';

const update = 'POST fleet_survey/update_unit_inspection';

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(() => api.clearSurveys());
afterAll(() => api.close());

const save = ({ inspection }: InspectionIds, said: object, revision = 1) =>
  api.ask(update, { body: { unit_inspection_id: inspection, revision, ...said } });

const kept = ({ inspection }: InspectionIds) =>
  api.database.kysely
    .selectFrom('unit_inspections')
    .selectAll()
    .where('id', '=', inspection)
    .executeTakeFirstOrThrow();

/** Stores odometer readings of T1 on earlier days. */
async function storeMeterReadings(meters: Readonly<Record<string, number>>): Promise<void> {
  for (const [survey_date, odometer_km] of Object.entries(meters)) {
    const survey = await api.keepSurvey({ survey_date });
    await api.inspect(survey, 'T1', { odometer_km });
  }
}

test('meters, remarks and state are kept, in the units of their writer', async () => {
  const unit = await api.open();
  const { body } = await save(unit, {
    mileage: 100,
    hours: 12.5,
    comments: 'Clean.',
    is_done: true,
  });
  expect(body).toMatchObject({
    status: { status: 0 },
    inspection: { revision: 2, state: 'done', mileage: 100, hours: 12.5, comments: 'Clean.' },
  });
  expect((await kept(unit)).odometer_km).toBe(160.9344);
  expect(await api.history('inspection')).toMatchObject([
    {
      revision: 2,
      action: 'changed',
      fields: { odometer_km: null, comments: '', state: 'waiting' },
    },
  ]);
});

test('what is missing stays, and what stands there already is no change', async () => {
  const unit = await api.open();
  await save(unit, { mileage: 100 });
  expect((await save(unit, { mileage: 100 })).body.inspection).toMatchObject({ revision: 2 });
  await save(unit, { comments: 'Two.' }, 2);
  expect((await save(unit, { mileage: null }, 3)).body.inspection).toMatchObject({
    revision: 4,
    mileage: null,
    comments: 'Two.',
  });
});

test('a spec that was corrected moves what was found only when axles are lifted', async () => {
  const unit = await api.open('T1', '6x2');
  const { body } = await api.save(unit, { pressure: 85 });
  expect(body.findings).toMatchObject([{ check: 'pressure', limit: 100 }]);
  const spec = { account_id: 1, role: 'drive', valid_from: '2025-01-01' } as const;
  await api.database.kysely
    .insertInto('specs')
    .values({ ...spec, location_id: null, target_pressure_kpa: 80 * 6.89476 })
    .execute();
  const said = { mileage: 100, hours: 3, comments: 'Wet.', is_done: true };
  expect((await save(unit, said)).body.findings).toEqual(body.findings);
  expect((await save(unit, { lifted_axles: [3] }, 2)).body.findings).toEqual([]);
  await api.database.kysely.deleteFrom('specs').execute();
});

test('of two who save the second is told of the first', async () => {
  const unit = await api.open();
  await save(unit, { comments: 'One.' });
  expect(await save(unit, { comments: 'Two.' })).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere', revision: 2, changed_by: 'Uma Serrano' },
  });
  expect(await kept(unit)).toMatchObject({ comments: 'One.' });
});

test('a meter below the one before is refused until that one is voided', async () => {
  await storeMeterReadings({ '2025-05-01': 1609.344 });
  const unit = await api.open();
  expect(await save(unit, { mileage: 900 })).toMatchObject({
    status: 400,
    body: { code: 'meter_below', path: 'mileage', mileage: 1000, survey_date: '2025-05-01' },
  });
  expect(await kept(unit)).toMatchObject({ odometer_km: null, revision: 1 });
  const { status } = await save(unit, { mileage: 900, void_earlier_meter: true });
  expect(status).toBe(200);
  const meters = await api.database.kysely
    .selectFrom('unit_inspections')
    .select(['odometer_km', 'revision'])
    .orderBy('id')
    .execute();
  expect(meters.map(({ odometer_km }) => odometer_km)).toEqual([null, 900 * 1.609344]);
  expect(await api.history('inspection')).toMatchObject([
    { revision: 2, fields: { odometer_km: 1609.344 } },
    { revision: 2, fields: { odometer_km: null } },
  ]);
});

test('a meter above what the last three readings explain is confirmed', async () => {
  await storeMeterReadings({ '2025-03-01': 10_000, '2025-04-01': 13_100, '2025-05-01': 16_000 });
  const unit = await api.open();
  const mileage = 30_000 / 1.609344;
  expect(await save(unit, { mileage })).toMatchObject({
    status: 400,
    body: { code: 'not_confirmed', path: 'confirmed', questions: ['meter_ahead'] },
  });
  expect((await save(unit, { mileage, confirmed: ['meter_ahead'] })).status).toBe(200);
});

test.each([
  ['a mileage below nothing', { mileage: -1 }, 'mileage'],
  ['a mileage that no meter shows', { mileage: 10_000_000 }, 'mileage'],
  ['hours below nothing', { hours: -1 }, 'hours'],
  ['an axle that does not lift', { lifted_axles: [2] }, 'lifted_axles'],
  ['an axle that there is not', { lifted_axles: [7] }, 'lifted_axles'],
])('%s is refused at its path', async (_, said, path) => {
  const unit = await api.open();
  expect(await save(unit, said)).toMatchObject({ status: 400, body: { code: 'invalid', path } });
  expect(await kept(unit)).toMatchObject({ revision: 1, odometer_km: null, hours: null });
});
