import { severities } from '@portal/contract/fleet-surveys';
import { exceptionChecks, type SurveyException } from '@portal/contract/inspection-surveys';
import fc from 'fast-check';
import { anyFilters, isChosen, toSelection } from '../testing/chosen-surveys.ts';
import { everyRowOf } from '../testing/every-row.ts';
import { findingHistories } from '../testing/finding-histories.ts';
import { readEveryRow } from '../testing/read-details.ts';
import { recomputeExceptions } from '../testing/recompute-exceptions.ts';
import { type Login, type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import {
  type Recomputed,
  type Records,
  readRecords,
  recomputeRows,
} from '../testing/second-computation.ts';

const exceptions = 'POST survey/get_exceptions';
const ofDealers = 'POST survey/get_dealer_exceptions';
type Call = typeof exceptions | typeof ofDealers;

let api: ReportsApi;
let records: Records;
let recomputed: readonly Recomputed[];
let foundBy: Awaited<ReturnType<typeof recomputeExceptions>>;
beforeAll(async () => {
  api = await reportsApi();
  records = await readRecords(api.database);
  recomputed = recomputeRows(records);
  foundBy = await recomputeExceptions(api.database, records);
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
/** Filters of a selection's exceptions, perhaps of a single survey. */
const anyNarrowed = {
  severity: optional(fc.constantFrom('critical', 'warning', 'flagged')),
  check: optional(fc.constantFrom(...exceptionChecks)),
  at: optional(fc.nat()),
};
interface ExceptionsFilter {
  readonly severity?: string | undefined;
  readonly check?: string | undefined;
  readonly at?: number | undefined;
}

/** Expects the call to return exactly what the surveys found. */
async function expectBehind(
  call: Call,
  { left, body }: { readonly left: readonly Recomputed[]; readonly body: object },
  { severity, check, at }: ExceptionsFilter,
) {
  const one = at === undefined ? undefined : left[at % Math.max(1, left.length)]?.row.survey_id;
  const expected = left
    .map(({ row }) => row.survey_id)
    .filter((id) => one === undefined || id === one)
    .flatMap(foundBy)
    .filter((each) => !severity || (each.severity ?? 'flagged') === severity)
    .filter((each) => !check || each.check === check);
  const narrowed = JSON.parse(JSON.stringify({ severity, check, survey_id: one })) as object;
  const answer = (await api.as('gyr', call, { ...body, ...narrowed, ...page })).body;
  expect(answer.total_items).toBe(expected.length);
  expect(answer.rows).toHaveLength(Math.min(expected.length, page.page_size));
  const byId = new Map(expected.map((each) => [each.exception_id, each]));
  for (const row of answer.rows) expect(row).toMatchObject(byId.get(row.exception_id) ?? {});
  expect(answer.rows.every(({ exception_id }) => byId.has(exception_id))).toBe(true);
}

test('behind every count of the tire inspection report are as many, whatever is chosen', async () => {
  const locations = fc.constantFrom(...new Set(recomputed.map(({ row }) => row.location_id)));
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        ...anyFilters(recomputed),
        locations: fc.uniqueArray(locations, { maxLength: 6 }),
        kind: optional(fc.constantFrom('yard', 'roadside', 'dealer')),
      }),
      fc.record(anyNarrowed),
      async (filters, narrowed) => {
        const { chosen, body } = toSelection(filters);
        const left = recomputed.filter(
          (each) =>
            (chosen.locations.length === 0 || chosen.locations.includes(each.row.location_id)) &&
            (!chosen.kind || each.row.kind === chosen.kind) &&
            isChosen(each, chosen),
        );
        await expectBehind(exceptions, { left, body }, narrowed);
      },
    ),
    { numRuns: 30 },
  );
});

test('behind every count of the dealer survey report are as many, whatever is chosen', async () => {
  const surveys = recomputed.filter(({ row }) => row.kind === 'dealer');
  const of = (value: (each: Recomputed) => string | undefined) =>
    optional(fc.constantFrom(...new Set(surveys.flatMap((each) => value(each) ?? []))));
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        ...anyFilters(surveys),
        country: of(({ location }) => location?.country),
        state: of(({ location }) => location?.state),
      }),
      fc.record(anyNarrowed),
      async (filters, narrowed) => {
        const { chosen, body } = toSelection(filters);
        const left = surveys.filter(
          (each) =>
            (!chosen.country || each.location?.country === chosen.country) &&
            (!chosen.state || each.location?.state === chosen.state) &&
            isChosen(each, chosen),
        );
        await expectBehind(ofDealers, { left, body }, narrowed);
      },
    ),
    { numRuns: 30 },
  );
});

test.each([
  [exceptions, 'POST survey/report', { locations: [] }],
  [ofDealers, 'POST survey/report-dealer', {}],
] as const)('%s has as many of each survey as its row counts', async (call, report, body) => {
  const { rows } = (await api.as('gyr', report, { ...body, ...page, order_by: 8 })).body;
  expect(rows.length).toBeGreaterThan(3);
  for (const { survey_id, exceptions: count } of rows.slice(0, 30)) {
    const { total_items } = (await api.as('gyr', call, { ...body, ...page, survey_id })).body;
    expect([survey_id, total_items]).toEqual([survey_id, count]);
  }
});

test.each([
  ['POST survey/report', exceptions, { locations: [], kind: 'dealer' }],
  ['POST survey/report-dealer', ofDealers, {}],
] as const)(
  'the number of a dealer finds its surveys in %s, and what they found',
  async (report, call, body) => {
    const of = recomputed.filter(({ survey }) => survey.kind === 'dealer');
    const keyword = of.find(({ row }) => row.exceptions > 0)?.dealer?.nonsig;
    const surveys = of.filter((each) => isChosen(each, { keyword }));
    const found = (await api.as('gyr', report, { ...body, ...page, keyword })).body;
    expect(found.records_total).toBe(surveys.length);
    const { total_items } = (await api.as('gyr', call, { ...body, ...page, keyword })).body;
    expect(total_items).toBe(surveys.reduce((sum, { row }) => sum + row.exceptions, 0));
  },
);

/** Reads all exceptions of a survey. */
const readAll = (survey_id: number, more: object = {}) =>
  everyRowOf<SurveyException>((page_number) =>
    api.as('gyr', exceptions, { locations: [], ...page, survey_id, ...more, page_number }),
  );

/** The survey with the most exceptions. */
const busiest = () =>
  recomputed.toSorted((one, other) => other.row.exceptions - one.row.exceptions)[0]?.row
    .survey_id ?? 0;

test('each finding stands as its history says, and a flag has none', async () => {
  const histories = findingHistories(records);
  const byId = new Map(records.findings.map((finding) => [finding.id, finding]));
  const inspections = new Map(records.inspections.map((each) => [each.id, each]));
  const rows = await readAll(busiest());
  for (const { exception_id, standing, found_first, days_open } of rows) {
    const finding = byId.get(Number(exception_id.replace('finding-', '')));
    if (!finding) {
      expect([standing, found_first, days_open]).toEqual([null, null, null]);
      continue;
    }
    const { first, isNew } = histories.historyOf(finding);
    const on = inspections.get(finding.inspection_id)?.inspected_on ?? '';
    const days = (Date.parse(on) - Date.parse(first)) / 86_400_000;
    expect([standing, found_first, days_open]).toEqual([isNew ? 'new' : 'still_open', first, days]);
  }
  expect(new Set(rows.map(({ standing }) => standing))).toEqual(
    new Set(['new', 'still_open', null]),
  );
});

test('a severity and a check hold of the same exception, in the list of tires as well', async () => {
  const survey_id = busiest();
  const tires = await readEveryRow(api, survey_id);
  for (const severity of severities)
    for (const check of exceptionChecks) {
      const isBoth = (each: { check: string; severity: string | null }) =>
        each.check === check && each.severity === severity;
      const rows = await readAll(survey_id, { severity, check });
      expect(rows).toHaveLength(foundBy(survey_id).filter(isBoth).length);
      const left = await readEveryRow(api, survey_id, { severity, check });
      expect(left.map(({ reading_id }) => reading_id)).toEqual(
        tires.filter(({ findings }) => findings.some(isBoth)).map(({ reading_id }) => reading_id),
      );
      expect(left.length > 0).toBe(rows.length > 0);
    }
});

interface ExceptionSpecRow extends Pick<SurveyException, 'spec_source' | 'spec_valid_from'> {
  readonly finding_id: number;
}

test.each([
  [
    'the tires of a survey',
    async () => (await readEveryRow(api, busiest())).flatMap(({ findings }) => findings),
  ],
  [
    'what it mended',
    async () =>
      (await api.as('gyr', 'POST survey/get_mended', { survey_id: busiest(), ...page })).body.rows,
  ],
  [
    'the findings of crossings',
    async () => (await api.as('gyr', 'POST checkpoint/get_findings', page)).body.rows,
  ],
  [
    'a crossing',
    async () => {
      const { rows } = (await api.as('gyr', 'POST checkpoint/get_findings', page)).body;
      const body = { survey_id: rows.find(({ spec_source }) => spec_source)?.survey_id };
      return (await api.as('gyr', 'POST checkpoint/detail', body)).body.findings;
    },
  ],
] as const)('%s: each limit is told with whose spec it comes from', async (_, read) => {
  const all = records.surveys.flatMap(({ id }) => foundBy(id));
  const specOf = new Map(all.map((each) => [each.exception_id, each]));
  const told: readonly ExceptionSpecRow[] = await read();
  for (const { finding_id, spec_source, spec_valid_from } of told)
    expect({ spec_source, spec_valid_from }).toEqual({
      spec_source: specOf.get(`finding-${finding_id}`)?.spec_source,
      spec_valid_from: specOf.get(`finding-${finding_id}`)?.spec_valid_from,
    });
  expect(told.some(({ spec_source }) => spec_source !== null)).toBe(true);
});

test('part of a number leaves the units that have it', async () => {
  const all = await readAll(busiest());
  const number = all[0]?.unit_number ?? '';
  expect(await readAll(busiest(), { unit_number: number })).toEqual(
    all.filter(({ unit_number }) => unit_number.includes(number)),
  );
  expect(await readAll(busiest(), { unit_number: 'no unit' })).toEqual([]);
});

async function openSurvey(): Promise<number> {
  const { id } = await api.database.kysely
    .selectFrom('surveys')
    .select('id')
    .where('state', '<>', 'finished')
    .executeTakeFirstOrThrow();
  return id;
}

const idOf = (which: (each: Recomputed) => boolean) => recomputed.find(which)?.row.survey_id ?? 0;

describe('a survey is refused at its field', () => {
  const expectUnknown = async (call: Call, login: Login, body: object) => {
    const answer = await api.as(login, call, { ...page, ...body });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'unknown_value', path: 'survey_id' },
    ]);
  };

  test('that is not there, is open, or drove over a lane', async () => {
    const crossing = records.surveys.find(({ kind }) => kind === 'checkpoint')?.id;
    for (const survey_id of [999_999, await openSurvey(), crossing]) {
      await expectUnknown(exceptions, 'gyr', { locations: [], survey_id });
      await expectUnknown(ofDealers, 'gyr', { survey_id });
    }
  });

  test('that no dealer made, by the report of dealers', async () => {
    await expectUnknown(ofDealers, 'gyr', { survey_id: idOf(({ row }) => row.kind === 'yard') });
  });

  test('that is somebody else’s', async () => {
    const seen = await api.database.kysely
      .selectFrom('user_accounts')
      .innerJoin('users', 'users.id', 'user_accounts.user_id')
      .select('account_id')
      .where('login', '=', 'cus')
      .execute();
    const isOwn = ({ survey }: Recomputed) =>
      seen.some(({ account_id }) => account_id === survey.account_id);
    const locations = [recomputed.find(isOwn)?.row.location_id];
    const survey_id = idOf((each) => !isOwn(each));
    await expectUnknown(exceptions, 'cus', { locations, survey_id });
    await expectUnknown(ofDealers, 'cus', { survey_id });
  });
});
