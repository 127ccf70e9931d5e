import { readXlsx } from 'hucre/xlsx';
import { testYardApi, type YardApi } from './testing/yard-api.ts';

const surveys = 'POST fleet_survey/get_surveys';
const excel = 'POST fleet_survey/get_surveys_excel';
const pdf = 'POST fleet_survey/get_surveys_pdf';
const lastFive = 'POST fleet_survey/get_last_five_surveys';
const selects = 'POST fleet_survey/get_selects';

let api: YardApi;
let ids: Record<'old' | 'open' | 'ofDealer' | 'ofRival', number>;
beforeAll(async () => {
  api = await testYardApi();
  const { keepSurvey, dealers } = api;
  const finished = { state: 'finished', finished_at: new Date('2025-05-02T15:00:00Z') };
  ids = {
    old: await keepSurvey({ survey_date: '2025-05-01', surveyor: 'Ben Ostrander', ...finished }),
    open: await keepSurvey({ survey_date: '2025-06-20', comments: 'Gate 100% blocked.' }),
    ofDealer: await keepSurvey({ kind: 'dealer', dealer_id: dealers['007'] }),
    ofRival: await keepSurvey({
      kind: 'dealer',
      dealer_id: dealers['008'],
      surveyor: 'Chloé Tremblay',
    }),
  };
  await keepSurvey({ location_id: api.otherYard });
  await api.inspect(ids.open, 'T1', { state: 'done' });
  await api.inspect(ids.open, 'T2', { state: 'started' });
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 20 };
const list = async (more: object = {}, as: 'clerk' | 'dealer' = 'clerk') => {
  const body = { location_id: api.yard, ...page, ...more };
  return (await api.ask(surveys, { as, body })).body;
};
const idsOf = async (more: object = {}, as: 'clerk' | 'dealer' = 'clerk') =>
  (await list(more, as)).surveys.map(({ survey_id }) => survey_id);

test('the surveys of a location come latest first, with how far each is', async () => {
  const { surveys, total_items } = await list();
  expect(total_items).toBe(4);
  expect(surveys.map(({ survey_id }) => survey_id)).toEqual([
    ids.ofRival,
    ids.ofDealer,
    ids.open,
    ids.old,
  ]);
  expect(surveys[2]).toEqual({
    survey_id: ids.open,
    revision: 1,
    location_id: api.yard,
    kind: 'yard',
    state: 'open',
    survey_date: '2025-06-20',
    surveyor: 'Ana Reyes',
    nonsig: null,
    comments: 'Gate 100% blocked.',
    units: 2,
    inspected_units: 1,
    finished_at: null,
  });
  expect(surveys[3]?.finished_at).toBe('2025-05-02T15:00:00.000Z');
});

test.each([
  [{ state: 'finished' }, ['old']],
  [{ kind: 'dealer' }, ['ofRival', 'ofDealer']],
  [{ surveyor: 'Ben Ostrander' }, ['old']],
  [{ date_from: '2025-06-20' }, ['ofRival', 'ofDealer', 'open']],
  [{ date_to: '2025-06-19' }, ['old']],
  [{ date_from: '2025-05-01', date_to: '2025-05-01' }, ['old']],
  [{ keyword: '100%' }, ['open']],
  [{ keyword: 'TREMBLAY' }, ['ofRival']],
  [{ keyword: '007' }, ['ofDealer']],
  [{ order_by: 2 }, ['ofRival', 'ofDealer', 'open', 'old']],
  [{ order_by: 5, is_sort_desc: true }, ['ofRival', 'ofDealer', 'open', 'old']],
  [{ order_by: 6, is_sort_desc: true }, ['open', 'ofRival', 'ofDealer', 'old']],
  [{ order_by: 4, page_number: 2, page_size: 2 }, ['old', 'ofRival']],
] as const)('%j leaves %j', async (more, names) => {
  expect(await idsOf(more)).toEqual(names.map((name) => ids[name]));
});

test("a dealer does not see another dealer's surveys", async () => {
  expect(await idsOf({}, 'dealer')).toEqual([ids.ofDealer, ids.open, ids.old]);
});

test.each([
  [{ location_id: 999_999 }, 'unknown_value', 'location_id'],
  [{ location_id: '1' }, 'invalid', 'location_id'],
  [{ state: 'lost' }, 'invalid', 'state'],
  [{ date_from: '2025-02-30' }, 'invalid', 'date_from'],
  [{ date_to: 'tomorrow' }, 'invalid', 'date_to'],
  [{ date_from: '2025-06-02', date_to: '2025-06-01' }, 'range_reversed', 'date_to'],
  [{ order_by: 99 }, 'invalid', 'order_by'],
])('%j is refused as %s at %s', async (more, code, path) => {
  for (const call of [surveys, excel, pdf] as const) {
    const body = { location_id: api.yard, ...page, ...more };
    expect(await api.ask(call, { body })).toMatchObject({ status: 400, body: { code, path } });
  }
});

test('a foreign location is refused like an unknown one', async () => {
  for (const call of [surveys, excel, pdf, lastFive, selects] as const) {
    const answers = await Promise.all(
      [api.foreignYard, 999_999].map((location_id) =>
        api.ask(call, { body: { location_id, ...page } }),
      ),
    );
    expect(answers[0]).toMatchObject({ status: 400, body: { code: 'unknown_value' } });
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  }
});

test('the workbook holds what the list holds, of every page', async () => {
  const body = { location_id: api.yard, kind: 'dealer', order_by: 5 };
  const { sheets } = await readXlsx((await api.ask(excel, { body })).bytes);
  const [cover, table] = sheets.map(({ rows }) => rows);
  expect(cover?.flat()).toEqual(expect.arrayContaining(['A1 Akron yard', 'survey_kind.dealer']));
  const rows = table?.filter((row) => row.includes('survey_kind.dealer'));
  expect(rows?.map((row) => row.slice(0, 5))).toEqual([
    [new Date('2025-06-20'), 'survey_kind.dealer', 'survey_state.open', 'Ana Reyes', '007'],
    [new Date('2025-06-20'), 'survey_kind.dealer', 'survey_state.open', 'Chloé Tremblay', '008'],
  ]);
});

test('the PDF is one', async () => {
  const { bytes } = await api.ask(pdf, { body: { location_id: api.yard } });
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the last surveys are five at most, and for those with a right to the history', async () => {
  for (let day = 1; day <= 5; day += 1) {
    await api.keepSurvey({ location_id: api.otherYard, survey_date: `2025-04-0${day}` });
  }
  const ask = (as: 'clerk' | 'dealer') =>
    api.ask(lastFive, { as, body: { location_id: api.otherYard } });
  const days = (await ask('dealer')).body.surveys.map(({ survey_date }) => survey_date);
  expect(days).toEqual(['2025-06-20', '2025-04-05', '2025-04-04', '2025-04-03', '2025-04-02']);
  const { kysely } = api.database;
  await kysely.deleteFrom('user_rights').where('right_code', '=', 'SPSRHIST').execute();
  expect((await ask('clerk')).status).toBe(401);
});

test('a form offers kinds, surveyors of the location, dealers that serve the account, and colleagues', async () => {
  const { body } = await api.ask(selects, { body: { location_id: api.yard } });
  expect(body).toEqual({
    survey_kinds: ['yard', 'roadside', 'dealer'],
    surveyors: ['Ana Reyes', 'Ben Ostrander', 'Chloé Tremblay'],
    nonsigs: [
      { value: '007', text: 'Île Tires' },
      { value: '008', text: 'Rival Tires' },
    ],
    colleagues: [{ value: 'colleague@fleet.example', text: 'Uma Serrano' }],
  });
  const ofDealer = await api.ask(selects, { as: 'dealer', body: { location_id: api.yard } });
  expect(ofDealer.body).toMatchObject({
    surveyors: ['Ana Reyes', 'Ben Ostrander'],
    nonsigs: [{ value: '007' }],
  });
});
