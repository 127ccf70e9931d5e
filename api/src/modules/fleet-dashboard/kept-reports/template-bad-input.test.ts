import { reportTypes } from '@portal/contract/fleet-dashboard';
import { foreignFleet, keptReportsTests, plainPart, savedOf, servicePart } from './testing.ts';

const api = keptReportsTests();

describe('a report that could not be asked for is not kept either:', () => {
  const other = (saved: object) => ({ ...savedOf(), ...saved });
  const parts = (...reports_parameters: unknown[]) => other({ reports_parameters });
  test.each([
    ['an unknown account', savedOf({ account: '9' }), 'unknown_value', 'base_parameters.account'],
    ["another's account", savedOf(foreignFleet), 'unknown_value', 'base_parameters.account'],
    [
      'an unknown location',
      savedOf({ locations: [999_999] }),
      'unknown_value',
      'base_parameters.locations.0',
    ],
    [
      'an unknown nonsig',
      savedOf({ nonsigs: [999_999] }),
      'unknown_value',
      'base_parameters.nonsigs.0',
    ],
    [
      'an unknown group',
      savedOf({ location_groups: [999_999] }),
      'unknown_value',
      'base_parameters.location_groups.0',
    ],
    [
      'an unknown region',
      savedOf({ location_regions: [999_999] }),
      'unknown_value',
      'base_parameters.location_regions.0',
    ],
    [
      'a reversed range',
      savedOf({ date_from: '2025-07-02' }),
      'range_reversed',
      'base_parameters.date_to',
    ],
    [
      'an impossible date',
      savedOf({ date_to: '2025-02-30' }),
      'invalid',
      'base_parameters.date_to',
    ],
    ['no base parameters', other({ base_parameters: null }), 'invalid', 'base_parameters'],
    ['no parts', parts(), 'invalid', 'reports_parameters'],
    [
      'more parts than there are reports',
      parts(...Array(reportTypes.length + 1).fill(plainPart)),
      'too_many',
      'reports_parameters',
    ],
    [
      'an unknown tab',
      other({ tab_parameters: { tab_type: 'tires' } }),
      'invalid',
      'tab_parameters.tab_type',
    ],
    [
      'an unknown report',
      parts(plainPart, { ...plainPart, report_type: 'constructor' }),
      'unknown_report',
      'reports_parameters.1.report_type',
    ],
    [
      'a report in the tab of another',
      parts({ ...servicePart, tab_type: 'purchases' }),
      'unknown_report',
      'reports_parameters.0.report_type',
    ],
    [
      'a report of another tab than the saved one',
      parts(plainPart, servicePart),
      'unknown_report',
      'reports_parameters.1.tab_type',
    ],
    ['a report twice', parts(plainPart, plainPart), 'invalid', 'reports_parameters.1.report_type'],
    [
      'another display mode',
      parts({ ...plainPart, display_mode: 'pie' }),
      'invalid',
      'reports_parameters.0.display_mode',
    ],
    [
      'a comment of 501 characters',
      parts({ ...plainPart, comment: 'x'.repeat(501) }),
      'invalid',
      'reports_parameters.0.comment',
    ],
    [
      'a selected month that is none',
      parts({ ...plainPart, selected_month: 'March' }),
      'invalid',
      'reports_parameters.0.selected_month',
    ],
    [
      'an open row without a name',
      parts({ ...plainPart, opened_rows: ['2025-03', ''] }),
      'invalid',
      'reports_parameters.0.opened_rows.1',
    ],
    [
      'a column 0',
      parts({ ...plainPart, sort_number: 0 }),
      'invalid',
      'reports_parameters.0.sort_number',
    ],
  ])('%s', async (_, saved_report, code, path) => {
    const { status, body } = await api.createTemplate('Bad', { saved_report });
    expect([status, body.code, body.path]).toEqual([400, code, `saved_report.${path}`]);
    expect(await api.countTemplates()).toBe(0);
  });

  test("another account's location", async () => {
    const saved_report = savedOf({ locations: [api.locations.own, api.locations.foreign] });
    expect((await api.createTemplate('Bad', { saved_report })).body).toMatchObject({
      code: 'unknown_value',
      path: 'saved_report.base_parameters.locations.1',
    });
  });

  test('one that is too long', async () => {
    const tire_brands = Array.from({ length: 1000 }, (_, index) => `${index}`.padEnd(120, 'x'));
    const part = { ...plainPart, tire_brands, tire_sizes: tire_brands };
    const { status, body } = await api.createTemplate('Bad', { saved_report: parts(part) });
    expect([status, body.code, body.path]).toEqual([413, 'body_too_large', 'saved_report']);
  });
});
