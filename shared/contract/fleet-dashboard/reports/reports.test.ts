import { fleetDashboardCalls } from '../fleet-dashboard.schema.ts';
import type { ReportDefinition } from '../report-definition.ts';
import { tabs } from '../vocabulary.ts';
import { reportDefinitions, reportTypes } from './reports.ts';

const definitions: readonly ReportDefinition[] = reportDefinitions;

test('no two reports share a name or a place in their tab', () => {
  expect(new Set(reportTypes).size).toBe(definitions.length);
  const places = definitions.map(({ tab, order }) => `${tab} ${order}`);
  expect(new Set(places).size).toBe(definitions.length);
});

test('the published call names every report', () => {
  const published = JSON.stringify(fleetDashboardCalls['POST fleet_dashboard/get_reports'].body);
  for (const type of reportTypes) expect(published).toContain(type);
});

test('the published call takes every filter of every report', () => {
  const { reports_parameters } =
    fleetDashboardCalls['POST fleet_dashboard/get_reports'].body.properties;
  const taken = Object.keys(reports_parameters.items.properties);
  for (const { filters } of definitions) expect(taken).toEqual(expect.arrayContaining(filters));
});

describe.each(definitions.map((definition) => [definition.type, definition] as const))(
  '%s',
  (_, { tab, lead, columns, filters, chart }) => {
    const column = (field: string) => columns.find((each) => each.field === field);

    test('stands in a tab', () => {
      expect(tabs).toContain(tab);
    });

    test('has each column once, and the first one apart', () => {
      const fields = [lead.field, ...columns.map(({ field }) => field)];
      expect(new Set(fields).size).toBe(fields.length);
      expect(new Set(filters).size).toBe(filters.length);
    });

    test('draws nothing that its table lacks', () => {
      const drawn =
        chart.kind === 'pie'
          ? chart.slices.flatMap(({ field, amount }) => [field, amount])
          : chart.series.map(({ field }) => field);
      expect(drawn.filter((field) => !column(field))).toEqual([]);
    });

    test('draws what can be drawn so', () => {
      if (chart.kind === 'pie') {
        expect(chart.slices.map(({ field }) => column(field)?.format)).toEqual(
          chart.slices.map(() => 'percent'),
        );
        return;
      }
      expect(chart.series.length).toBeGreaterThan(0);
      expect(chart.floor).toBeGreaterThanOrEqual(0);
      expect(chart.floor).toBeLessThan(1);
      // Bars of one scale are of one unit.
      const units = chart.series
        .filter(({ kind }) => kind === 'bar')
        .map(({ field }) => column(field)?.format);
      expect(new Set(units).size).toBe(1);
    });
  },
);
