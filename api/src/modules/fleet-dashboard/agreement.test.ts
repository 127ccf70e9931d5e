import { reportDefinitions, reportTypes, tabs } from '@portal/contract/fleet-dashboard';
import { randomOf } from '../../db/demo/random.ts';
import { type DemoApi, demoApi, reportsBody, tabOf } from './testing/demo-api.ts';
import { moreRecords } from './testing/more-records.ts';
import { randomBase, randomParameters } from './testing/random-request.ts';
import { type Raw, readRaw } from './testing/raw-records.ts';
import { recomputeReport } from './testing/second-computation/recompute-report.ts';

// Every figure of every report, recomputed independently from raw rows, for many users, fleets,
// ranges, filters and comparisons.

const logins = ['gyr', 'ssc', 'cus', 'dlr', 'win'];
const casesPerUser = 10;

let api: DemoApi;
const choices = new Map<string, ReturnType<typeof choicesOf>>();

beforeAll(async () => {
  api = await demoApi(moreRecords);
  const raw = await readRaw(api.database);
  for (const login of logins) choices.set(login, choicesOf(raw, login));
});
afterAll(() => api.close());

/** Random choices of a user, with all reports as expected. */
function choicesOf(raw: Raw, login: string) {
  const random = randomOf(7, login);
  return Array.from({ length: casesPerUser }, () => {
    const base = randomBase(raw, login, random);
    const reports = reportTypes.map((type) => {
      const report = randomParameters(raw, type, random);
      return { report, expected: recomputeReport({ raw, login, base, report }) };
    });
    return { base, reports };
  });
}

describe.each(logins)('as %s', (login) => {
  test.each(Array.from({ length: casesPerUser }, (_, index) => index + 1))(
    'choice %i agrees',
    async (number) => {
      const choice = choices.get(login)?.[number - 1];
      if (!choice) throw new Error(`${login} has no choice ${number}.`);
      for (const tab of tabs) {
        const asked = choice.reports.filter(({ report }) => tabOf(report) === tab);
        const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
          as: await api.as(login),
          body: reportsBody(choice.base, ...asked.map(({ report }) => report)),
        });
        expect(status).toBe(200);
        expect(body.reports).toEqual(asked.map(({ expected }) => expected));
      }
    },
  );
});

describe('what was compared', () => {
  const answersTo = (type: string) =>
    [...choices.values()]
      .flat()
      .flatMap(({ reports }) => reports)
      .filter(({ report }) => report.report_type === type)
      .map(({ expected }) => expected);

  test.each(reportDefinitions)('of $type was much, with every side', ({ type, columns }) => {
    const full = answersTo(type).filter(({ total }) => total !== null);
    const having = (suffix: string) =>
      full.filter(({ total }) =>
        Object.entries(total ?? {}).some(
          ([name, value]) => name.endsWith(suffix) && value !== null,
        ),
      );
    const isAveraged = columns.some((column) => 'national' in column);
    expect(full.length).toBeGreaterThanOrEqual(20);
    expect(having('Prev').length).toBeGreaterThanOrEqual(10);
    expect(having('NatAvg').length >= 5).toBe(isAveraged);
  });

  test('was now and then nothing', () => {
    expect(reportTypes.flatMap(answersTo).some(({ total }) => total === null)).toBe(true);
  });
});
