import { checklistItems } from '@portal/contract/fleet-surveys';
import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import { type Recomputed, readRecords, recomputeRows } from '../testing/second-computation.ts';

const call = 'GET survey/get_trailer_readiness_report/{surveyId}';
const file = 'POST survey/download_pdf_file_trailer_readiness';

let api: ReportsApi;
let surveys: readonly Recomputed[];
beforeAll(async () => {
  api = await reportsApi();
  surveys = recomputeRows(await readRecords(api.database));
});
afterAll(() => api.close());

const readinessOf = async (surveyId: number | undefined, login: 'gyr' | 'cus' | 'win' = 'gyr') =>
  api.as(login, call, undefined, { surveyId: String(surveyId) });
const answered = (survey: Recomputed) => survey.answered;

test('every survey counts its trailers as the list does, those that failed first', async () => {
  expect(surveys.filter((each) => answered(each).length > 1).length).toBeGreaterThan(3);
  for (const each of surveys) {
    const { body } = await readinessOf(each.row.survey_id);
    const failed = answered(each).filter(({ isReady }) => !isReady).length;
    expect(body).toMatchObject({
      survey_date: each.row.survey_date,
      fleet_location_name: each.row.fleet_location_name,
      trailers: answered(each).length,
      passed: answered(each).length - failed,
      failed,
    });
    expect(body.units.map(({ unit_id }) => unit_id).sort()).toEqual(
      answered(each)
        .map(({ unit }) => unit)
        .sort(),
    );
    expect(body.units.map(({ passed }) => passed)).toEqual(
      body.units.map((_, index) => index >= failed),
    );
    for (const { passed, fields } of body.units) {
      expect(fields.some(({ selected_value }) => selected_value === 'fail')).toBe(!passed);
      const names = fields.map(({ name }) => name);
      expect(names).toEqual(checklistItems.filter((item) => names.includes(item)));
    }
  }
});

test('a trailer that answers nothing any more does not count', async () => {
  const found = surveys.find((each) => answered(each).length > 0);
  const { kysely } = api.database;
  const { units } = (await readinessOf(found?.row.survey_id)).body;
  const [unit] = units;
  const { id } = await kysely
    .selectFrom('unit_inspections')
    .select('id')
    .where('survey_id', '=', found?.row.survey_id ?? 0)
    .where('unit_id', '=', unit?.unit_id ?? 0)
    .executeTakeFirstOrThrow();
  const removed = await kysely
    .deleteFrom('checklist_answers')
    .where('inspection_id', '=', id)
    .returningAll()
    .execute();
  const { body } = await readinessOf(found?.row.survey_id);
  expect(body.units.map(({ unit_id }) => unit_id)).not.toContain(unit?.unit_id);
  await kysely.insertInto('checklist_answers').values(removed).execute();
});

test('one that is open, unknown or foreign is told alike; without the right nothing is told', async () => {
  const open = await api.database.kysely
    .selectFrom('surveys')
    .select('id')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const answers = [];
  for (const id of [open.id, 999_999_999]) {
    const { status, body } = await readinessOf(id);
    answers.push([status, body]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toEqual([
    400,
    expect.objectContaining({ code: 'unknown_value', path: 'surveyId' }),
  ]);
  expect((await readinessOf(surveys[0]?.row.survey_id, 'win')).status).toBe(401);
});

test('the PDF is a document of the same survey', async () => {
  const found = surveys.find((each) => answered(each).length > 0);
  const answer = await api.as('gyr', file, { survey_id: found?.row.survey_id });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
