import { randomUUID } from 'node:crypto';
import type { CallName } from '@portal/contract/wire';
import type { CallRequest } from '../testing/keyed-writes/keyed-write.ts';
import { type GuardedApi, guardedApi } from './testing.ts';

let api: GuardedApi;
beforeAll(async () => {
  api = await guardedApi();
});
afterAll(() => api.close());

const tractor = { unit_number: 'Bad', type: 'tractor', configuration: '6x4' };
const inBody = (body: object): CallRequest => ({ body: { client_key: randomUUID(), ...body } });
const byId = (id: number, query: Readonly<Record<string, string>>): CallRequest => ({
  params: { id: String(id) },
  query: { client_key: randomUUID(), ...query },
});

type RefusalCase = readonly [
  call: CallName,
  path: string,
  say: (id: number) => Promise<CallRequest> | CallRequest,
];

async function expectRefused([name, path]: RefusalCase, said: CallRequest, code: string) {
  expect(await api.unwritten(name, said)).toMatchObject({ status: 400, body: { code, path } });
}

const survey = { kind: 'yard', survey_date: '2025-06-30', surveyor: 'Ana' };

describe('a location that is foreign, or that there is not', () => {
  const calls: readonly RefusalCase[] = [
    [
      'POST fleet_survey/save_unit',
      'location_id',
      (location_id) => inBody({ ...tractor, location_id }),
    ],
    [
      'POST fleet_survey/save_units',
      'location_id',
      (location_id) => inBody({ location_id, units: [{ ...tractor, row: 1 }] }),
    ],
    [
      'POST fleet_survey/create_survey',
      'location_id',
      (location_id) => inBody({ ...survey, location_id }),
    ],
    [
      'POST fleet_survey/import_units',
      'location_id',
      (location_id) => ({ body: { location_id, file_name: 'a.csv', content: 'VW5pdAox' } }),
    ],
  ];
  test.each(calls)('is refused by %s at %s', async (...call) => {
    for (const id of [api.foreignYard, 999_999]) {
      await expectRefused(call, await call[2](id), 'unknown_value');
    }
  });
});

describe('a unit that is foreign, or that there is not', () => {
  const calls: readonly RefusalCase[] = [
    [
      'POST fleet_survey/save_unit',
      'unit_id',
      (unit_id) => inBody({ ...tractor, unit_id, location_id: api.yard, revision: 1 }),
    ],
    [
      'POST fleet_survey/clone_unit',
      'unit_id',
      (unit_id) => inBody({ unit_id, first_number: 'C1', count: 1 }),
    ],
    ['DELETE fleet_survey/delete_unit/{id}', 'id', (id) => byId(id, { revision: '1' })],
    [
      'DELETE fleet_survey/delete_unit_all/{id}',
      'id',
      (id) => byId(id, { revision: '1', surveys: '0', tires: '0' }),
    ],
    [
      'POST fleet_survey/add_existing_unit_to_survey',
      'units.1',
      async (id) => inBody({ ...(await api.surveyIn()), units: [api.units.T1, id] }),
    ],
  ];
  test.each(calls)('is refused by %s at %s', async (...call) => {
    for (const id of [api.units.F1, 999_999]) {
      await expectRefused(call, await call[2](id), 'unknown_value');
    }
  });
});

/** The writes of a survey: the body for the survey with an id, and the path of that id. */
const ofSurvey: readonly RefusalCase[] = [
  [
    'POST fleet_survey/update_survey_details',
    'survey_id',
    (survey_id) => inBody({ survey_id, revision: 1, comments: 'Late.' }),
  ],
  [
    'POST fleet_survey/finish_survey',
    'survey_id',
    (survey_id) => inBody({ survey_id, revision: 2, is_confirmed: true }),
  ],
  [
    'POST fleet_survey/add_existing_unit_to_survey',
    'survey_id',
    (survey_id) => inBody({ survey_id, is_whole_location: true }),
  ],
  [
    'POST fleet_survey/add_new_unit_to_survey',
    'survey_id',
    (survey_id) => inBody({ ...tractor, survey_id }),
  ],
  ['DELETE fleet_survey/delete_survey/{id}', 'id', (id) => byId(id, { revision: '2' })],
];
const ofMail: RefusalCase = [
  'POST fleet_survey/send_email_reports',
  'surveys.0',
  (id) => inBody({ surveys: [id], formats: ['pdf'], addresses: ['rita@hauler.example'] }),
];

test.each([...ofSurvey, ofMail])(
  'a survey that is foreign, that there is not, or that somebody has deleted is refused by %s at %s',
  async (...call) => {
    const foreign = await api.keepSurvey({ account_id: 2, location_id: api.foreignYard });
    for (const id of [foreign, 999_999, (await api.surveyIn('deleted')).survey_id]) {
      await expectRefused(call, await call[2](id), 'unknown_value');
    }
  },
);

test.each(ofSurvey)('a survey that is finished is refused by %s at %s', async (...call) => {
  const { survey_id } = await api.surveyIn('finished');
  await expectRefused(call, await call[2](survey_id), 'survey_finished');
});

describe('what is said of a survey', () => {
  const wrong = [
    ['a day to come', { survey_date: '2025-07-02' }, 'invalid', 'survey_date'],
    ['a foreign nonsig', { nonsig: '009' }, 'unknown_value', 'nonsig'],
    ['a nonsig that nobody has', { nonsig: '00000' }, 'unknown_value', 'nonsig'],
  ] as const;
  test.each(wrong)('%s is refused, of a new one and of one that is there', async (...row) => {
    const [, said, code, path] = row;
    const refused = { status: 400, body: { code, path } };
    const fresh = inBody({ ...survey, location_id: api.yard, ...said });
    expect(await api.unwritten('POST fleet_survey/create_survey', fresh)).toMatchObject(refused);
    const changed = inBody({ ...(await api.surveyIn()), ...said });
    expect(await api.unwritten('POST fleet_survey/update_survey_details', changed)).toMatchObject(
      refused,
    );
  });
});
