import { fileURLToPath } from 'node:url';
import type { CallName } from '@portal/contract/wire';
import type { SessionKeys } from '../access/sessions.ts';
import { addTestUser, type TestApi, testApi } from '../app/testing.ts';
import type { TestRecords } from '../db/testing/content.ts';
import { inspectionSurveysArea } from '../modules/inspection-surveys/area.ts';
import { load, samples } from './testing/load.ts';
import {
  crossingOnPaper,
  crossingsOnPaper,
  dealersOnPaper,
  inspectionsOnPaper,
  mendedOnPaper,
  readinessOnPaper,
  tiresOnPaper,
} from './testing/paper-figures/surveys.ts';

const kinds = ['units', 'surveys', 'crossings', 'readings', 'trailer-checks'] as const;
const fileOf = (kind: (typeof kinds)[number]) =>
  fileURLToPath(new URL(`./testing/paper-surveys/${kind}.csv`, import.meta.url));

/** Records that reports of surveys need and the samples lack. */
const more: TestRecords = {
  sources: [fileURLToPath(import.meta.url), ...kinds.map(fileOf)],
  async write(database) {
    for (const kind of kinds)
      expect(await load(database, kind, fileOf(kind))).toMatchObject({ changed: 0, refused: 0 });
  },
};

let api: TestApi;
let session: SessionKeys;
beforeAll(async () => {
  api = await testApi([inspectionSurveysArea], samples, more);
  const rights = ['TVLOGIN', 'TMSMYRPT', 'TMSMDRPT'] as const;
  session = await api.sessionOf(await addTestUser(api.database, { group: 'GYR', rights }));
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };

async function ask<Name extends CallName>(name: Name, body?: object, params = {}) {
  const answer = await api.call(name, { as: session, params, ...(body && { body }) });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function idOf(number: string): Promise<number> {
  const { id } = await api.database.kysely
    .selectFrom('surveys')
    .select('id')
    .where('survey_number', '=', number)
    .executeTakeFirstOrThrow();
  return id;
}

test('the tire inspection report says what paper says', async () => {
  const { rows, summary } = await ask('POST survey/report', { ...page, locations: [] });
  expect(rows).toMatchObject(inspectionsOnPaper.rows);
  expect(summary).toEqual(inspectionsOnPaper.summary);
});

test('the dealer report says what paper says', async () => {
  expect(await ask('POST survey/report-dealer', page)).toMatchObject(dealersOnPaper);
});

test('the checkpoint report says what paper says', async () => {
  const { rows, ...report } = await ask('POST checkpoint/report', page);
  expect(report).toMatchObject(crossingsOnPaper);
  const survey_id = await idOf('S8');
  expect(rows.find((row) => row.survey_id === survey_id)).toMatchObject(crossingOnPaper);
});

test('the readiness of trailers is what paper says', async () => {
  const call = 'GET survey/get_trailer_readiness_report/{surveyId}';
  const surveyId = String(await idOf('S6'));
  expect(await ask(call, undefined, { surveyId })).toMatchObject(readinessOnPaper);
});

test('the tires of a survey are what paper says, and so is what it mended', async () => {
  const survey_id = await idOf('S6');
  const { rows, found_before, mended } = await ask('POST survey/detail', { ...page, survey_id });
  expect({ found_before, mended }).toEqual({
    found_before: tiresOnPaper.found_before,
    mended: tiresOnPaper.mended,
  });
  const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 3));
  expect(
    rows.map(({ unit_number, axle_and_tire_position, pressure, tread_depth, findings }) => [
      ...[unit_number, axle_and_tire_position, pressure, tread_depth],
      findings.map(({ check, severity, standing, days_open }) => ({
        ...{ check, severity },
        ...{ standing, days_open },
      })),
    ]),
  ).toEqual(
    tiresOnPaper.rows.map(([unit, position, psi, depth, found]) => [
      ...[unit, position, near(psi), near(depth)],
      found,
    ]),
  );
  const list = await ask('POST survey/get_mended', { ...page, survey_id });
  const { measured, limit, ...finding } = mendedOnPaper;
  expect(list.rows).toMatchObject([
    { ...finding, measured: near(measured), limit: near(limit), found_in: await idOf('S1') },
  ]);
});
