import { type ScrapSurvey, scrapSurveysList } from '@portal/contract/analysis-reports';
import { wholeScope } from '../testing/every-scrap.ts';
import { type AnalysisApi, analysisApi, type Login } from '../testing/reports-api.ts';
import { readScrapRecords, recomputeScrap } from '../testing/scraps.ts';

const name = 'POST scrap_analysis_report/get_surveys';

let api: AnalysisApi;
let records: Awaited<ReturnType<typeof readScrapRecords>>;
let known: ReturnType<typeof recomputeScrap>;
beforeAll(async () => {
  api = await analysisApi();
  records = await readScrapRecords(api.database);
  known = recomputeScrap(records);
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };
const ask = async (selection: object = {}, login: Login = 'gyr') =>
  (await api.as(login, name, { body: { ...wholeScope, ...selection, ...page } })).body;
const idsOf = (surveys: readonly ScrapSurvey[]) => surveys.map(({ survey_id }) => survey_id);

/** The location of the survey with this id, and the number of tires that it noted. */
function expected(id: number) {
  const survey = records.surveys.find((each) => each.id === id);
  const location = records.locations.find((each) => each.id === survey?.location_id);
  const account = records.accounts.find((each) => each.id === survey?.account_id);
  const dealer = records.dealers.find((each) => each.id === survey?.dealer_id);
  return {
    survey_id: id,
    survey_date: survey?.survey_date,
    fleet_name: account?.name || account?.nonsig,
    fleet_location: location?.name || location?.code,
    country: location?.country,
    state: location?.state,
    dealer_location: dealer ? `${dealer.name} · ${dealer.nonsig}` : null,
    surveyor: survey?.surveyor,
    removed: known.all.filter(({ shown }) => shown.survey_id === id).length,
  };
}

test('surveys are those that noted tires for scrap or retreading, with how many', async () => {
  const { surveys, survey_ids, total_items } = await ask();
  expect(surveys.length).toBeGreaterThan(10);
  expect(new Set(idsOf(surveys))).toEqual(new Set(known.surveys));
  expect(total_items).toBe(known.surveys.length);
  expect(survey_ids).toEqual(idsOf(surveys));
  for (const survey of surveys) expect(survey).toEqual(expected(survey.survey_id));
});

test('of those that are named it tells the ones that are seen, and those of a page with all ids', async () => {
  const [first = 0, second = 0] = known.surveys;
  const named = await ask({ survey_ids: [first, 999_999_999, second] });
  expect(new Set(named.survey_ids)).toEqual(new Set([first, second]));
  const body = { ...wholeScope, page_number: 2, page_size: 3 };
  const later = (await api.as('gyr', name, { body })).body;
  expect(later.surveys).toHaveLength(3);
  expect(later.survey_ids.slice(3, 6)).toEqual(idsOf(later.surveys));
  expect(later.survey_ids).toHaveLength(known.surveys.length);
});

test('they are narrowed by account, day, place, dealer and search', async () => {
  const all = known.surveys.map(expected);
  const [first] = all;
  const account = records.surveys.find(({ id }) => id === first?.survey_id)?.account_id ?? 0;
  const dealt = all.find(({ dealer_location }) => dealer_location !== null);
  const nonsig = dealt?.dealer_location?.split(' · ').at(-1) ?? '';
  for (const [selection, isLeft] of [
    [
      { account_ids: [account] },
      ({ survey_id }) => records.surveys.find(({ id }) => id === survey_id)?.account_id === account,
    ],
    [
      { date_from: '2024-12-01', date_to: '2025-03-31' },
      ({ survey_date = '' }) => survey_date >= '2024-12-01' && survey_date <= '2025-03-31',
    ],
    [{ country: first?.country, state: first?.state }, ({ state }) => state === first?.state],
    [{ nonsig }, ({ dealer_location }) => dealer_location?.endsWith(` · ${nonsig}`) ?? false],
    [{ keyword: first?.surveyor }, ({ surveyor }) => surveyor === first?.surveyor],
  ] satisfies [object, (survey: ReturnType<typeof expected>) => boolean][]) {
    const left = all.filter(isLeft).map(({ survey_id }) => survey_id);
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(all.length);
    expect(new Set((await ask(selection)).survey_ids)).toEqual(new Set(left));
  }
});

test.each(Object.entries(scrapSurveysList.sorts))(
  '%s sorts surveys both ways',
  async (field, by) => {
    const up = (await ask({ order_by: by })).surveys;
    const down = (await ask({ order_by: by, is_sort_desc: true })).surveys;
    const compare = new Intl.Collator('en', { numeric: true }).compare;
    const valuesOf = (surveys: readonly ScrapSurvey[]) =>
      surveys.flatMap((survey) => survey[field as keyof ScrapSurvey] ?? []);
    const sorted = [...valuesOf(up)].sort((one, other) => compare(String(one), String(other)));
    expect(valuesOf(up)).toEqual(sorted);
    expect(valuesOf(down)).toEqual(sorted.reverse());
  },
);

test('a report of chosen surveys is of the removals that they noted', async () => {
  const chosen = known.surveys.slice(0, 5);
  const body = { account_ids: [], survey_ids: chosen };
  const report = 'POST scrap_analysis_report/get_scrap_report';
  const { summary } = (await api.as('gyr', report, { body })).body;
  const removed = chosen.reduce((sum, id) => sum + expected(id).removed, 0);
  expect(summary.removed).toBe(removed);
});

test('a customer chooses from its own, and somebody else’s survey is as one that is not there', async () => {
  const own = (await ask({}, 'cus')).survey_ids;
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(known.surveys.length);
  const foreign = known.surveys.find((id) => !own.includes(id)) ?? 0;
  expect((await ask({ survey_ids: [foreign, ...own] }, 'cus')).survey_ids).toEqual(own);
  for (const id of [foreign, 999_999_999]) {
    const body = { account_ids: [], survey_ids: [own[0], id] };
    const answer = await api.as('cus', 'POST scrap_analysis_report/get_scrap_report', { body });
    expect([answer.status, answer.body.code, answer.body.path]).toEqual([
      400,
      'unknown_value',
      'survey_ids.1',
    ]);
  }
});
