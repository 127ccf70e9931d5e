import { checklistItems } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { readPages } from '../../../exports/making/testing.ts';
import { english, registerEnglishTexts } from '../testing/english-texts.ts';
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
      trailers_on_survey: each.row.trailers_on_survey,
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
  const seen = await api.database.kysely
    .selectFrom('user_accounts')
    .innerJoin('users', 'users.id', 'user_accounts.user_id')
    .select('account_id')
    .where('login', '=', 'cus')
    .execute();
  const foreign = surveys.find(
    ({ survey }) => !seen.some(({ account_id }) => account_id === survey.account_id),
  );
  expect(foreign).toBeDefined();
  for (const [id, login] of [
    [open.id, 'gyr'],
    [999_999_999, 'gyr'],
    [foreign?.survey.id, 'cus'],
  ] as const) {
    const { status, body } = await readinessOf(id, login);
    expect([status, body.code, body.path]).toEqual([400, 'unknown_value', 'surveyId']);
  }
  expect((await readinessOf(surveys[0]?.row.survey_id, 'win')).status).toBe(401);
});

test('the PDF holds what the screen does, those that failed first, and what failed of each', async () => {
  await registerEnglishTexts(api.database.kysely);
  const failing = surveys.filter((each) => answered(each).some(({ isReady }) => !isReady));
  const [found] = failing.sort((one, other) => answered(other).length - answered(one).length);
  const { body } = await readinessOf(found?.row.survey_id);
  const answer = await api.as('gyr', file, { survey_id: found?.row.survey_id });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pages = await readPages(answer.bytes);
  const text = pages
    .map((page) => page.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    // Lines may be broken there.
    .replaceAll('/ ', '/');
  for (const fact of [
    'Trailer readiness report',
    `Fleet location ${body.fleet_location_name}`,
    `Survey date ${formatDate(body.survey_date)}`,
    `Surveyor ${body.survey_by}`,
    `Trailers checked ${body.trailers} of ${body.trailers_on_survey}`,
    `Passed ${body.passed}`,
    `Failed ${body.failed}`,
  ])
    expect(text).toContain(fact);
  const titles = body.units.map(
    ({ unit_number, passed }) => `${unit_number}: ${passed ? 'passed' : 'failed'}`,
  );
  // All titles are in the contents, then each above its own section.
  expect(text).toContain(titles.map((title, at) => `${title} ${at + 2}`).join(' '));
  let from = text.indexOf(titles[0] ?? '') + 1;
  for (const [at, { fields }] of body.units.entries()) {
    const start = text.indexOf(`${titles[at]} `, from);
    const end = text.indexOf(`${titles[at + 1]} `, start + 1);
    const own = text.slice(start, at + 1 < titles.length ? end : undefined);
    from = start;
    for (const { name, selected_value, notes } of fields)
      expect(own).toContain(
        [english[`checklist_item.${name}`], english[`checklist_answer.${selected_value}`], notes]
          .filter(Boolean)
          .join(' '),
      );
    const failed = fields.filter(({ selected_value }) => selected_value === 'fail');
    // Failed items come first, as on screen.
    const answers = own.match(/\b(?:Pass|Fail|N\/A)\b/g) ?? [];
    expect(answers.slice(0, failed.length).every((answer) => answer === 'Fail')).toBe(true);
    const items = failed.map(({ name }) => english[`checklist_item.${name}`]).join(', ');
    if (items) expect(own).toContain(`Failed: ${items}`);
    else expect(own).not.toContain('Failed:');
  }
});

test('a survey without checked trailers has a file that says so', async () => {
  await registerEnglishTexts(api.database.kysely);
  const none = surveys.find((each) => answered(each).length === 0);
  const { bytes } = await api.as('gyr', file, { survey_id: none?.row.survey_id });
  const [page] = await readPages(bytes);
  expect(page?.text).toContain('No trailer was checked');
});

test('the file is refused as the report is', async () => {
  const open = await api.database.kysely
    .selectFrom('surveys')
    .select('id')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  for (const survey_id of [open.id, 999_999_999]) {
    const { status, body } = await api.as('gyr', file, { survey_id });
    expect([status, body.code, body.path]).toEqual([400, 'unknown_value', 'survey_id']);
  }
  expect((await api.as('win', file, { survey_id: surveys[0]?.row.survey_id })).status).toBe(401);
});
