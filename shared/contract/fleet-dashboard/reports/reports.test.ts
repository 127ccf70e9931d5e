import { Value } from 'typebox/value';
import { holdsTogether } from '../../reports/testing/holds-together.ts';
import { fleetDashboardCalls } from '../fleet-dashboard.schema.ts';
import { recordColumns } from '../record-columns.ts';
import type { DashboardReport, RecordKind } from '../report-terms.ts';
import { type ReportFilter, tabs } from '../vocabulary.ts';
import { reportDefinitions, reportTypes } from './reports.ts';

const definitions: readonly DashboardReport[] = reportDefinitions;
const named = definitions.map((definition) => [definition.type, definition] as const);

test('no two reports share a name or a place in their tab', () => {
  expect(new Set(reportTypes).size).toBe(definitions.length);
  const places = definitions.map(({ tab, order }) => `${tab} ${order}`);
  expect(new Set(places).size).toBe(definitions.length);
});

test('the reports are listed by tab and place', () => {
  const listed = definitions.map(({ tab, order }) => tabs.indexOf(tab) * 100 + order);
  expect(listed).toEqual(listed.toSorted((one, other) => one - other));
});

test.each(['POST fleet_dashboard/get_reports', 'POST fleet_dashboard/export_reports_pdf'] as const)(
  '%s takes every report at once, and not one more',
  (call) => {
    const { reports_parameters } = fleetDashboardCalls[call].body.properties;
    const parts = reportDefinitions.map(({ type, tab }) => ({ report_type: type, tab_type: tab }));
    expect(Value.Check(reports_parameters, parts)).toBe(true);
    expect(Value.Check(reports_parameters, [...parts, parts[0]])).toBe(false);
  },
);

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

/** The filters of each kind of record. */
const filtersOf: Record<RecordKind, readonly ReportFilter[]> = {
  lines: ['unit_locations', 'wheel_positions', 'tire_brands', 'tire_product_lines', 'tire_sizes'],
  calls: ['service_types', 'unit_locations'],
  casings: [
    'wheel_positions',
    'retreading_types',
    'by_retreader',
    'tire_brands',
    'tire_product_lines',
    'tire_sizes',
  ],
};

describe.each(named)('%s', (_, definition) => {
  holdsTogether(definition, { tabs, recordColumns, filtersOf });
});

test('columns of the records that are shown only where they are added up are added up', () => {
  for (const [kind, columns] of Object.entries(recordColumns)) {
    const added = definitions
      .filter(({ records }) => records === kind)
      .flatMap(({ measures }) => Object.values(measures).map(({ adds }) => adds));
    const only = columns.filter((each) => 'onlyAdded' in each).map(({ field }) => field);
    expect(added).toEqual(expect.arrayContaining(only));
  }
});
