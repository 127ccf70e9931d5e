import { exportLimits } from '@portal/contract/fleet-dashboard';
import { addTestUser } from '../../../app/testing.ts';
import { type ExportsApi, exportOf, exportsApi, partOf } from './testing/exports-api.ts';

let api: ExportsApi;
beforeAll(async () => {
  api = await exportsApi();
});
afterAll(() => api.close());
beforeEach(() => api.database.kysely.deleteFrom('rate_limits').execute());

const pdf = 'POST fleet_dashboard/export_reports_pdf';
const single = 'POST fleet_dashboard/export_single_report';

describe('is refused before the first byte:', () => {
  const part = partOf('calls_by_month');
  const refused = async (body: unknown, as = api.session) => {
    const answer = await api.call(pdf, { as, body });
    return [answer.status, answer.body.code, answer.body.path];
  };
  const good = () => exportOf(api.fleet, [part]);

  test.each<[string, (body: ReturnType<typeof good>) => object, string, string]>([
    [
      'an unknown report',
      (body) => ({ ...body, reports_parameters: [{ ...part, report_type: 'x' }] }),
      'unknown_report',
      'reports_parameters.0.report_type',
    ],
    [
      'a report of another tab',
      (body) => ({ ...body, tab_parameters: { tab_type: 'purchases' } }),
      'unknown_report',
      'reports_parameters.0.tab_type',
    ],
    [
      'the same report twice',
      (body) => ({ ...body, reports_parameters: [part, part] }),
      'invalid',
      'reports_parameters.1.report_type',
    ],
    ['no report', (body) => ({ ...body, reports_parameters: [] }), 'invalid', 'reports_parameters'],
    [
      'a drawing beyond its length',
      (body) => ({
        ...body,
        reports_parameters: [
          { ...part, chart: { svg: 'x'.repeat(exportLimits.drawing + 1), summary: 'Calls.' } },
        ],
      }),
      'invalid',
      'reports_parameters.0.chart.svg',
    ],
    [
      'a drawing without words',
      (body) => ({
        ...body,
        reports_parameters: [{ ...part, chart: { svg: '<svg/>', summary: ' \n' } }],
      }),
      'invalid',
      'reports_parameters.0.chart.summary',
    ],
    [
      'an account that nobody has',
      (body) => ({ ...body, base_parameters: { ...body.base_parameters, account: 'none' } }),
      'unknown_value',
      'base_parameters.account',
    ],
    [
      'a range that ends before it starts',
      (body) => ({ ...body, base_parameters: { ...body.base_parameters, date_to: '2020-01-01' } }),
      'range_reversed',
      'base_parameters.date_to',
    ],
    [
      'a location of nobody',
      (body) => ({ ...body, base_parameters: { ...body.base_parameters, locations: [999_999] } }),
      'unknown_value',
      'base_parameters.locations.0',
    ],
  ])('%s', async (_, change, code, path) => {
    expect(await refused(change(good()))).toEqual([400, code, path]);
  });

  test('an account that the user does not see', async () => {
    const user = await addTestUser(api.database, { group: 'CUS', rights: ['FDLOGIN'] });
    const as = await api.sessionOf(user);
    expect(await refused(good(), as)).toEqual([400, 'unknown_value', 'base_parameters.account']);
  });

  test('a user without the right', async () => {
    const user = await addTestUser(api.database, { group: 'GYR', rights: ['TMLOGIN'] });
    expect((await refused(good(), await api.sessionOf(user)))[0]).toBe(401);
  });

  test('more than 16 MiB', async () => {
    const filler = 'x'.repeat(exportLimits.body);
    expect(await refused({ ...good(), filler })).toEqual([413, 'body_too_large', '']);
  });

  test('a format that there is not, and two reports as one', async () => {
    const ask = (body: object) => api.call(single, { as: api.session, body });
    expect((await ask({ ...good(), format: 4 })).body.path).toBe('format');
    const two = exportOf(api.fleet, [part, partOf('calls_by_state')]);
    expect((await ask({ ...two, format: 1 })).body.code).toBe('too_many');
  });

  test('more exports than one user may ask for in a minute', async () => {
    const bad = { ...good(), reports_parameters: [{ ...part, report_type: 'x' }] };
    for (let time = 0; time < 30; time += 1) await refused(bad);
    expect((await refused(bad))[0]).toBe(429);
  });
});
