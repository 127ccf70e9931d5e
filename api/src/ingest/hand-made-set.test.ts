import { reportDefinitions } from '@portal/contract/fleet-dashboard';
import type { SessionKeys } from '../access/sessions.ts';
import { addTestUser, type TestApi, testApi } from '../app/testing.ts';
import { fleetDashboardArea } from '../modules/fleet-dashboard/area.ts';
import { baseOf, onlyOf, reportsBody } from '../modules/fleet-dashboard/testing/demo-api.ts';
import { loadSamples } from './testing/load.ts';
import { paperFigures } from './testing/paper-figures/paper-figures.ts';

let api: TestApi;
let session: SessionKeys;

beforeAll(async () => {
  api = await testApi([fleetDashboardArea]);
  await loadSamples(api.database);
  session = await api.sessionOf(
    await addTestUser(api.database, { group: 'GYR', rights: ['FDLOGIN'] }),
  );
});
afterAll(() => api.close());

async function read(report_type: string) {
  const fleet = { fleet_type: 'us_national_account', account: '0000101' } as const;
  const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
    as: session,
    body: reportsBody(baseOf(fleet, { date_from: '2025-01-01', date_to: '2025-02-28' }), {
      report_type,
      graph_compare_by_previous: true,
      graph_compare_by_NA: true,
    }),
  });
  expect(status).toBe(200);
  return onlyOf(body.reports);
}

test('every report has figures that were added up by hand', () => {
  expect(Object.keys(paperFigures).sort()).toEqual(
    reportDefinitions.map(({ type }) => type).sort(),
  );
});

test.each(Object.entries(paperFigures))('%s says what paper says', async (type, paper) => {
  const report = await read(type);
  expect(report.total).toMatchObject(paper.total);
  expect(report.rows).toMatchObject(paper.rows);
});

test('calls count in the week of the local day on which they came', async () => {
  const { rows } = await read('calls_by_month');
  // Weeks begin on Sundays and end with their month: January 1, 5, 12, 19, 26, February 1, 2, 9, 16, 23.
  expect(rows.map(({ Weeks }) => Weeks.map(({ TotalCalls }) => TotalCalls))).toEqual([
    [0, 2, 0, 1, 1],
    [0, 1, 2, 0, 2],
  ]);
});
