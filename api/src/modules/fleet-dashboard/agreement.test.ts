import { reportTypes } from '@portal/contract/fleet-dashboard';
import { randomOf } from '../../db/demo/random.ts';
import { type DemoApi, demoApi, reportsBody } from './testing/demo-api.ts';
import { randomBase, randomParameters } from './testing/random-request.ts';
import { type Raw, readRaw } from './testing/raw-records.ts';
import { secondComputation } from './testing/second-computation/second-computation.ts';

// Every figure of every report, computed a second way from raw rows, for many users, fleets,
// ranges, filters and comparisons.

const logins = ['gyr', 'ssc', 'cus', 'dlr', 'win'];
const casesPerUser = 14;

let api: DemoApi;
let raw: Raw;

beforeAll(async () => {
  api = await demoApi();
  raw = await readRaw(api.database);
}, 60_000);
afterAll(() => api.close());

function randomRequest(login: string, random: ReturnType<typeof randomOf>) {
  const base = randomBase(raw, login, random);
  return { base, reports: reportTypes.map((type) => randomParameters(raw, type, random)) };
}

describe.each(logins)('as %s', (login) => {
  const random = randomOf(7, login);

  test.each(Array.from({ length: casesPerUser }, (_, index) => index + 1))(
    'choice %i agrees',
    async () => {
      const { base, reports } = randomRequest(login, random);
      const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
        as: await api.as(login),
        body: reportsBody(base, ...reports),
      });
      expect(status).toBe(200);
      expect(body.reports).toEqual(
        reports.map((report) => secondComputation({ raw, login, base, report })),
      );
    },
  );
});

test('of most choices there is something to compare, with every side, and of some nothing', () => {
  const answers = logins.flatMap((login) => {
    const random = randomOf(7, login);
    return Array.from({ length: casesPerUser }, () => {
      const { base, reports } = randomRequest(login, random);
      return reports.map((report) => secondComputation({ raw, login, base, report }));
    }).flat();
  });
  const full = answers.filter(({ total }) => total !== null);
  const having = (suffix: string) =>
    full.filter(({ total }) =>
      Object.entries(total ?? {}).some(([name, value]) => name.endsWith(suffix) && value !== null),
    );
  expect(full.length).toBeGreaterThan(answers.length / 2);
  expect(full.length).toBeLessThan(answers.length);
  expect(having('Prev').length).toBeGreaterThan(answers.length / 5);
  expect(having('NatAvg').length).toBeGreaterThan(answers.length / 5);
});
