import { Value } from 'typebox/value';
import { type Figure, keyOf, type ReportColumn } from '../../reports/report-definition.ts';
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

/** What each kind of record can be restricted to. */
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

/** The measures that a figure follows from. */
const measuresOf = (figure: Figure) =>
  'sum' in figure ? [figure.sum] : [figure.part, figure.whole];

/** The fields of the columns that a chart draws. */
function drawnBy({ chart }: DashboardReport): readonly string[] {
  if (chart.kind === 'pie') return chart.slices.flatMap(({ field, amount }) => [field, amount]);
  if (chart.kind === 'grouped') return [chart.field];
  return chart.kind === 'columns' ? chart.fields : chart.series.map(({ field }) => field);
}

describe.each(named)('%s', (_, definition) => {
  const { tab, lead, inner, facts = [], columns, filters, measures, records } = definition;
  const { shape, main, top, chart } = definition;
  const column = (field: string) => columns.find((each) => each.field === field);

  test('stands in a tab', () => {
    expect(tabs).toContain(tab);
  });

  test('has each column once, and the first ones apart', () => {
    const texts = [lead, ...(inner ? [inner] : []), ...facts].map(({ field }) => field);
    const fields = [...texts, ...columns.map(({ field }) => field)];
    expect(new Set(fields).size).toBe(fields.length);
    expect(new Set(filters).size).toBe(filters.length);
  });

  test('tells its rows apart by a text that they have', () => {
    const texts = [lead, ...facts].map(({ field }) => field);
    expect(texts).toContain(keyOf(definition));
  });

  test('has rows inside others, names and ranks where its shape has them', () => {
    expect(inner !== undefined).toBe(shape === 'breakdown');
    const isNamed = shape === 'ranking' || shape === 'breakdown';
    expect(top !== undefined).toBe(isNamed);
    if (!isNamed) expect(facts).toEqual([]);
    if (top) expect(column(top.by)?.figure).toHaveProperty('sum');
    expect(top?.most ?? 1).toBeGreaterThan(0);
  });

  test('has rows of all values of a filter only where it has that filter', () => {
    if (lead.values) expect(filters).toContain(lead.values);
  });

  test('says most by a column that it has', () => {
    expect(column(main)).toBeDefined();
  });

  test('makes its figures of measures that it has, and of every one', () => {
    const used = new Set(columns.flatMap(({ figure }) => measuresOf(figure)));
    expect([...used].toSorted()).toEqual(Object.keys(measures).toSorted());
  });

  test('takes figures of a group or of the total only where rows are parts of these', () => {
    for (const { figure } of columns) {
      if ('sum' in figure && figure.at) expect(shape).toBe('breakdown');
      if ('wholeAt' in figure) expect(['ranking', 'breakdown']).toContain(shape);
    }
  });

  test('a figure that another one leaves is that of two shares of one whole', () => {
    for (const { figure, format } of columns) {
      if ('sum' in figure || !figure.leftBy) continue;
      const other = column(figure.leftBy);
      expect([format, other?.format]).toEqual(['percent', 'percent']);
      expect(other?.figure).toMatchObject({ whole: figure.whole, scale: 'percent' });
      expect(other?.figure).not.toHaveProperty('leftBy');
    }
  });

  test('writes each figure as what it is', () => {
    const isPercent = ({ figure }: ReportColumn) => 'part' in figure && figure.scale === 'percent';
    for (const each of columns) {
      expect(each.format === 'percent').toBe(isPercent(each));
      if ('sum' in each.figure) expect(each.format).toBe(measures[each.figure.sum]?.format);
    }
  });

  test('adds up columns of its records, each shown as the sum of it is', () => {
    const known = new Map(recordColumns[records].map((each) => [each.field as string, each]));
    for (const { adds, format } of Object.values(measures)) {
      expect(adds === null ? 'integer' : known.get(adds)?.format).toBe(format);
    }
  });

  test('is restricted only by what its records have', () => {
    expect(filtersOf[records]).toEqual(expect.arrayContaining(filters));
  });

  test('draws nothing that its table lacks, and something', () => {
    const drawn = drawnBy(definition);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((field) => !column(field))).toEqual([]);
  });

  test('draws what can be drawn so', () => {
    const formats = drawnBy(definition).map((field) => column(field)?.format);
    if (chart.kind === 'pie') {
      const shares = chart.slices.map(({ field }) => column(field)?.format);
      expect(new Set(shares)).toEqual(new Set(['percent']));
      return;
    }
    expect(chart.floor).toBeGreaterThanOrEqual(0);
    expect(chart.floor).toBeLessThan(1);
    if (chart.kind === 'grouped') expect(shape).toBe('breakdown');
    // Bars of one scale are of one unit.
    const bars =
      chart.kind === 'bars'
        ? chart.series
            .filter(({ kind }) => kind === 'bar')
            .map(({ field }) => column(field)?.format)
        : formats;
    expect(new Set(bars).size).toBe(1);
  });
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
