import { fleetDashboardCalls } from '../fleet-dashboard.schema.ts';
import { tabs } from '../vocabulary.ts';
import { reportDefinitions, reportTypes } from './reports.ts';

test('no two reports share a name or a place in their tab', () => {
  expect(new Set(reportTypes).size).toBe(reportDefinitions.length);
  const places = reportDefinitions.map(({ tab, order }) => `${tab} ${order}`);
  expect(new Set(places).size).toBe(reportDefinitions.length);
});

test('the published call names every report', () => {
  const published = JSON.stringify(fleetDashboardCalls['POST fleet_dashboard/get_reports'].body);
  for (const type of reportTypes) expect(published).toContain(type);
});

describe.each(reportDefinitions.map((definition) => [definition.type, definition] as const))(
  '%s',
  (_, { tab, lead, columns, chart }) => {
    test('stands in a tab', () => {
      expect(tabs).toContain(tab);
    });

    test('has each column once, and the first one apart', () => {
      const fields = [lead.field, ...columns.map(({ field }) => field)];
      expect(new Set(fields).size).toBe(fields.length);
    });

    test('draws nothing that its table lacks', () => {
      for (const { field, format, label } of chart.series) {
        expect(columns).toContainEqual({ field, format, label });
      }
    });

    test('raises small bars by a share of the largest', () => {
      expect(chart.floor).toBeGreaterThanOrEqual(0);
      expect(chart.floor).toBeLessThan(1);
    });
  },
);
