import { testYardApi, type YardApi } from './testing/yard-api.ts';

const units = 'GET fleet_survey/{surveyId}/units';
const unit = 'GET fleet_survey/{surveyId}/units/{unitId}';
const summary = 'POST fleet_survey/summary';

let api: YardApi;
let survey: number;
beforeAll(async () => {
  api = await testYardApi();
  survey = await api.keepSurvey();
  await api.inspect(survey, 'V1', { state: 'done', color: 'red', odometer_km: 160.9344 });
  await api.inspect(survey, 'T2', { state: 'started', color: 'green', hours: 12.5 });
  await api.inspect(survey, 'T1', { unit_number: 'OLD-1', configuration: '4x2' });
});
afterAll(() => api.close());

const paramsOf = (unitId: number | string = api.units.T1, surveyId: number | string = survey) => ({
  params: { surveyId: String(surveyId), unitId: String(unitId) },
});

test('a survey tells its units in the order in which they were added', async () => {
  const { body } = await api.ask(units, paramsOf());
  expect(body.survey).toMatchObject({ survey_id: survey, units: 3, inspected_units: 1 });
  expect(body.units).toMatchObject([
    { unit_number: 'V1', type: 'trailer', state: 'done', color: 'red', mileage: 100 },
    { unit_number: 'T2', type: 'tractor', state: 'started', color: 'green', hours: 12.5 },
    { unit_number: 'OLD-1', configuration: '4x2', state: 'waiting', color: 'grey', mileage: null },
  ]);
});

test("distances are in the reader's unit", async () => {
  const { kysely } = api.database;
  const set = (unit_of_measurement: '0' | '1' | '2') =>
    kysely.updateTable('users').set({ unit_of_measurement }).execute();
  for (const metric of ['0', '2'] as const) {
    await set(metric);
    expect((await api.ask(units, paramsOf())).body.units[0]?.mileage).toBe(160.93);
  }
  await set('1');
});

test('a unit is told as it is now and as the survey found it, also when it was deleted', async () => {
  const tell = async () => (await api.ask(unit, paramsOf())).body;
  const told = await tell();
  expect(told).toMatchObject({
    survey: { survey_id: survey },
    unit: { unit_number: 'T1', configuration: '6x4', last_survey_date: null },
    inspection: { unit_number: 'OLD-1', configuration: '4x2' },
  });
  const { kysely } = api.database;
  await kysely
    .updateTable('units')
    .set({ deleted_at: new Date(), location_id: null })
    .where('id', '=', api.units.T1)
    .execute();
  expect(await tell()).toMatchObject({ ...told, unit: { unit_number: 'T1', location_id: null } });
});

test('the summary counts what was found', async () => {
  const { body } = await api.ask(summary, { body: { survey_id: survey } });
  expect(body).toMatchObject({
    survey: { inspected_units: 1 },
    units: 3,
    colors: { grey: 1, green: 1, yellow: 0, red: 1 },
  });
});

test.each([
  ['a survey that nobody has', () => api.ask(units, paramsOf(1, 999_999)), 'surveyId'],
  ['a survey that nobody has, of a unit', () => api.ask(unit, paramsOf(1, 999_999)), 'surveyId'],
  ['a unit that is not on it', () => api.ask(unit, paramsOf(api.units.V2)), 'unitId'],
  ['a foreign unit', () => api.ask(unit, paramsOf(api.units.F1)), 'unitId'],
  ['a unit that nobody has', () => api.ask(unit, paramsOf(999_999)), 'unitId'],
  ['the summary of none', () => api.ask(summary, { body: { survey_id: 999_999 } }), 'survey_id'],
] as const)('%s is unknown at its path', async (_, call, path) => {
  expect(await call()).toMatchObject({
    status: 400,
    body: { code: 'unknown_value', path },
  });
});

test('what is no name of a survey is invalid', async () => {
  for (const id of ['0', 'x', '77.map']) {
    expect((await api.ask(units, paramsOf(1, id))).body).toMatchObject({
      code: 'invalid',
      path: 'surveyId',
    });
  }
});

test("a dealer's survey is its own", async () => {
  const dealer_id = api.dealers['008'];
  const ofRival = await api.keepSurvey({ kind: 'dealer', dealer_id });
  await api.inspect(ofRival, 'V1');
  for (const [name, input] of [
    [units, paramsOf(api.units.V1, ofRival)],
    [unit, paramsOf(api.units.V1, ofRival)],
    [summary, { body: { survey_id: ofRival } }],
  ] as const) {
    expect((await api.ask(name, { as: 'rival', ...input })).status).toBe(200);
    expect((await api.ask(name, { as: 'dealer', ...input })).body.code).toBe('unknown_value');
  }
});
