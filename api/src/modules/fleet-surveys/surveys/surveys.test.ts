import { randomUUID } from 'node:crypto';
import { surveysList } from '@portal/contract/fleet-surveys';
import { testAddress } from '../../../db/testing.ts';
import { type SurveysApi, testSurveysApi, yards } from '../testing.ts';

let api: SurveysApi;
beforeAll(async () => {
  api = await testSurveysApi();
  const { kysely } = api.database;
  const dealer = { ...testAddress, common_owner: null, is_ctsc: false, is_retreader: false };
  await kysely
    .insertInto('dealers')
    .values([
      { ...dealer, id: 1, nonsig: '007', name: 'Île Tires' },
      { ...dealer, id: 2, nonsig: '008', name: 'Bauer Tire' },
    ])
    .execute();
  await kysely.insertInto('dealer_accounts').values({ dealer_id: 1, account_id: 1 }).execute();
});
afterAll(() => api.close());

const visit = {
  location_id: yards.akron,
  kind: 'yard',
  survey_date: '2025-06-30',
  surveyor: 'Iris Vaughn',
};
const create = (said: object = {}) =>
  api.asUma('POST fleet_survey/create_survey', { ...visit, ...said });
const list = async (more: object = {}) => {
  const body = { location_id: yards.boise, page_number: 1, page_size: 20, ...more };
  return (await api.asUma('POST fleet_survey/get_surveys', body)).body;
};
const overview = async (surveyId: number | string) =>
  api.call('GET fleet_survey/{surveyId}/units', {
    as: await api.sessionOf(api.umaId),
    params: { surveyId: String(surveyId) },
  });

test('a survey is opened without units, and may be named by the key that made it', async () => {
  const client_key = randomUUID();
  const { status, body } = await create({ client_key, kind: 'dealer', nonsig: '007' });
  expect(status).toBe(200);
  expect(body.survey).toMatchObject({
    revision: 1,
    kind: 'dealer',
    state: 'open',
    nonsig: '007',
    comments: '',
    units: 0,
    inspected_units: 0,
    finished_at: null,
  });
  expect((await create({ client_key, kind: 'dealer', nonsig: '007' })).body).toEqual(body);
  expect((await overview(client_key)).body).toEqual({ survey: body.survey, units: [] });
});

test.each([
  ['tomorrow', { survey_date: '2025-07-02' }, 'invalid', 'survey_date'],
  ['a day that the month lacks', { survey_date: '2025-02-30' }, 'invalid', 'survey_date'],
  ['nobody', { surveyor: '  ' }, 'invalid', 'surveyor'],
  ['a dealer without a nonsig', { kind: 'dealer' }, 'invalid', 'nonsig'],
  ['a nonsig that does not serve the account', { nonsig: '008' }, 'unknown_value', 'nonsig'],
  ['a drive-over', { kind: 'checkpoint' }, 'invalid', 'kind'],
  ['a foreign location', { location_id: yards.foreign }, 'unknown_value', 'location_id'],
])('a survey of %s is refused', async (_, said, code, path) => {
  const { status, body } = await create(said);
  expect([status, body.code, body.path]).toEqual([400, code, path]);
});

describe('the surveys of a location', () => {
  beforeAll(async () => {
    for (const said of [
      { survey_date: '2025-01-10', surveyor: 'Ben', comments: 'Rain 100%.' },
      { survey_date: '2025-03-10', surveyor: 'Ana', kind: 'roadside' },
      { survey_date: '2025-02-10', surveyor: 'Chloé', nonsig: '007' },
    ]) {
      expect((await create({ location_id: yards.boise, ...said })).status).toBe(200);
    }
  });

  const surveyors = async (more: object) =>
    (await list(more)).surveys.map(({ surveyor }) => surveyor);

  test.each([
    [{}, ['Ana', 'Chloé', 'Ben']],
    [{ kind: 'roadside' }, ['Ana']],
    [{ state: 'finished' }, []],
    [{ surveyor: 'Chloé' }, ['Chloé']],
    [{ date_from: '2025-02-10', date_to: '2025-03-09' }, ['Chloé']],
    [{ keyword: '100%' }, ['Ben']],
    [{ order_by: surveysList.sorts.surveyor }, ['Ana', 'Ben', 'Chloé']],
    [{ order_by: surveysList.sorts.nonsig, is_sort_desc: true }, ['Chloé', 'Ana', 'Ben']],
    [{ order_by: surveysList.sorts.kind }, ['Ana', 'Chloé', 'Ben']],
    [{ page_size: 1, page_number: 2 }, ['Chloé']],
  ])('%j are %j', async (more, found) => {
    expect(await surveyors(more)).toEqual(found);
  });

  test('a day that is none is refused', async () => {
    const body = { location_id: yards.boise, page_number: 1, page_size: 20, date_to: '2025-02-30' };
    const answer = await api.asUma('POST fleet_survey/get_surveys', body);
    expect([answer.body.code, answer.body.path]).toEqual(['invalid', 'date_to']);
  });

  test('forms choose from those who were there, and from the dealers of the account', async () => {
    const { body } = await api.asUma('POST fleet_survey/get_selects', { location_id: yards.boise });
    expect(body).toEqual({
      survey_kinds: ['yard', 'roadside', 'dealer'],
      surveyors: ['Ana', 'Ben', 'Chloé'],
      nonsigs: [{ value: '007', text: 'Île Tires' }],
    });
  });

  test('the last five are for who holds one of two other rights', async () => {
    const ask = (as: Awaited<ReturnType<SurveysApi['sessionOf']>>) =>
      api.call('POST fleet_survey/get_last_five_surveys', {
        as,
        body: { location_id: yards.boise },
      });
    expect((await ask(await api.sessionOf(api.umaId))).status).toBe(401);
    await api.database.kysely
      .insertInto('user_rights')
      .values({ user_id: api.umaId, right_code: 'SPSRHIST' })
      .execute();
    const { surveys } = (await ask(await api.sessionOf(api.umaId))).body;
    expect(surveys.map(({ surveyor }) => surveyor)).toEqual(['Ana', 'Chloé', 'Ben']);
  });
});

describe('a survey with units', () => {
  let survey: number;
  beforeAll(async () => {
    survey = (await create({ surveyor: 'Dale' })).body.survey.survey_id;
    for (const [unit_number, color, odometer_km] of [
      ['S1', 'red', 1609.344],
      ['S2', 'grey', null],
    ] as const) {
      const { unit_id } = await api.addUnit({ unit_number });
      await api.database.kysely
        .insertInto('unit_inspections')
        .values({
          account_id: 1,
          survey_id: survey,
          unit_id,
          unit_number,
          configuration: '6x4',
          inspected_on: visit.survey_date,
          state: color === 'red' ? 'done' : 'waiting',
          color,
          odometer_km,
          hours: null,
          client_key: null,
          created_by: null,
        })
        .execute();
    }
  });

  test('shows them as they were found, distances in the unit of the reader', async () => {
    const { body } = await overview(survey);
    expect(body.survey).toMatchObject({ units: 2, inspected_units: 1 });
    expect(body.units).toMatchObject([
      { unit_number: 'S1', type: 'tractor', configuration: '6x4', state: 'done', color: 'red' },
      { unit_number: 'S2', state: 'waiting', color: 'grey', mileage: null },
    ]);
    const mileages: Record<string, number | undefined> = {};
    for (const unit of ['0', '1', '2'] as const) {
      await api.database.kysely
        .updateTable('users')
        .set({ unit_of_measurement: unit })
        .where('id', '=', api.umaId)
        .execute();
      mileages[unit] = (await overview(survey)).body.units[0]?.mileage;
    }
    expect(mileages).toEqual({ '0': 1609.34, '1': 1000, '2': 1609.34 });
  });

  test('is summed up', async () => {
    const { body } = await api.asUma('POST fleet_survey/summary', { survey_id: survey });
    expect(body).toMatchObject({
      survey: { survey_id: survey },
      units: 2,
      colors: { grey: 1, green: 0, yellow: 0, red: 1 },
    });
  });
});

test.each(['999', randomUUID()])('survey %s is not there', async (name) => {
  const { status, body } = await overview(name);
  expect([status, body.code, body.path]).toEqual([400, 'unknown_value', 'surveyId']);
});
