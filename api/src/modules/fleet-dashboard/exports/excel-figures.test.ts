import {
  type DashboardReport,
  type ExportPart,
  reportDefinitions,
  tabs,
} from '@portal/contract/fleet-dashboard';
import {
  cellOf,
  comparedFields,
  type ReportAnswer,
  type ReportRow,
} from '@portal/contract/reports';
import { cellContent } from '../../../exports/excel/cell-content.ts';
import { baseOf, reportsBody } from '../testing/demo-api.ts';
import {
  type ExportsApi,
  exportOf,
  exportsApi,
  partOf,
  type SheetRows,
  sheetsOf,
} from './testing/exports-api.ts';

let api: ExportsApi;
beforeAll(async () => {
  api = await exportsApi();
});
afterAll(() => api.close());
beforeEach(() => api.database.kysely.deleteFrom('rate_limits').execute());

const definitions: readonly DashboardReport[] = reportDefinitions;
const compared = { graph_compare_by_previous: true, graph_compare_by_NA: true };

async function figuresOf(report_type: string, other = {}): Promise<ReportAnswer> {
  const { body } = await api.call('POST fleet_dashboard/get_reports', {
    as: api.session,
    body: reportsBody(baseOf(api.fleet), { report_type, ...other }),
  });
  const [answer] = body.reports;
  if (!answer) throw new Error('no report');
  return answer;
}

const insideOf = ({ Weeks, Rows }: ReportRow): readonly ReportRow[] => {
  const inside = Weeks ?? Rows;
  return Array.isArray(inside) ? inside : [];
};

/** The rows of a report, each followed by its inner rows, and the total. */
const flat = ({ rows, total }: ReportAnswer): readonly ReportRow[] => [
  ...rows.flatMap((row) => [row, ...insideOf(row)]),
  ...(total ? [total] : []),
];

/** The figures of a row, as a sheet contains them. */
const cells = ({ columns }: Pick<DashboardReport, 'columns'>, row: ReportRow) =>
  columns.flatMap((column) =>
    comparedFields(column, ['previous', 'national']).map(({ field, format }) =>
      cellContent(cellOf(row, field), format),
    ),
  );

const workbook = (...parts: readonly ExportPart[]) => workbookOf({}, ...parts);

async function workbookOf(
  base: Parameters<typeof exportOf>[2],
  ...parts: readonly ExportPart[]
): Promise<Map<string, SheetRows>> {
  const { status, bytes } = await api.call('POST fleet_dashboard/export_reports_excel', {
    as: api.session,
    body: exportOf(api.fleet, parts, base),
  });
  expect(status).toBe(200);
  return sheetsOf(bytes);
}

/** The only report of a workbook: its headings, and the rows between them and the total. */
async function tableOf(part: ExportPart): Promise<{ headings: unknown; rows: SheetRows }> {
  const [, sheet = []] = [...(await workbook(part)).values()];
  const start = sheet.findIndex((row) => row.length > 2 && row.every((cell) => cell !== null));
  const end = sheet.findIndex(([lead]) => String(lead).startsWith('Total'));
  return { headings: sheet[start], rows: sheet.slice(start + 1, end < 0 ? undefined : end + 1) };
}

describe('a workbook of everything', () => {
  let sheets: readonly [string, SheetRows][];
  beforeAll(async () => {
    const parts = definitions.map(({ type }) => partOf(type, compared));
    sheets = [...(await workbook(...parts.toReversed()))];
  });
  const sheetOf = (title: string) =>
    sheets.find(([, rows]) => rows.some(([cell]) => cell === title))?.[1] ?? [];

  test('has the reports in their order, whatever that of the request', () => {
    const titles = sheets.slice(1).map(([, rows]) => rows.slice(0, 2).flat());
    const types = definitions.map(({ type }) => type);
    const begins = tabs.map((tab) => definitions.findIndex((each) => each.tab === tab));
    expect(sheets).toHaveLength(types.length + 1);
    expect(titles.findIndex((each) => each.includes('Statistics'))).toBe(
      types.indexOf('statistics'),
    );
    expect(begins.map((at) => titles[at]?.[0])).toEqual([
      'Purchases',
      'Service',
      'Retreading',
      'Casing Durability',
    ]);
  });

  test.each(definitions.filter(({ shape }) => shape !== 'summary'))(
    'has the figures of $type, of weeks and positions too, beside what they are compared with',
    async (definition) => {
      const answer = await figuresOf(definition.type, compared);
      const sheet = sheets[definitions.indexOf(definition) + 1]?.[1] ?? [];
      const texts = 1 + (definition.facts ?? []).length;
      const start = sheet.findIndex((row) => row.length > texts + 1 && row[texts] !== null) + 1;
      const wanted = flat(answer).map((row) => cells(definition, row));
      expect(wanted.length).toBeGreaterThan(1);
      const found = sheet.slice(start, start + wanted.length).map((row) => row.slice(texts));
      expect(found).toEqual(wanted);
    },
  );

  test('has a row for each of the statistics', async () => {
    const { total } = await figuresOf('statistics', compared);
    const definition = definitions.find(({ type }) => type === 'statistics');
    const sheet = sheetOf('Statistics');
    const rows = sheet.slice(sheet.findIndex(([lead]) => lead === 'Statistic')).slice(0, 8);
    expect(rows[0]).toEqual(['Statistic', 'Current', 'Previous', "Nat'l Avg"]);
    expect(rows.slice(1).map((row) => row.slice(1))).toEqual(
      definition?.columns.map((column) => cells({ columns: [column] }, total ?? {})),
    );
    expect(rows.at(-1)?.[0]).toBe('Total Count');
  });

  test('says of each what it is compared with, and how new it is', () => {
    const notes = sheetOf('Service (Emergency vs. Scheduled*)').slice(-4);
    expect(notes.map(([note]) => note)).toEqual([
      '*Scheduled does not include stock deliveries',
      'Previous: 07/02/2023 – 07/01/2024',
      expect.stringMatching(/^Nat'l Avg: \d+ other fleets$/),
      expect.stringMatching(/^Data through \d\d\/\d\d\/2025/),
    ]);
  });
});

test('months are dates, and their weeks stand below them', async () => {
  const { headings, rows } = await tableOf(partOf('calls_by_month'));
  expect(headings).toEqual([
    'Month',
    'Total Calls',
    'Emergency Calls',
    'Scheduled Calls',
    'Stock Calls',
  ]);
  expect(rows[0]?.[0]).toEqual(new Date('2024-07-01'));
  expect(rows.at(-1)?.[0]).toBe('Total');
  const answer = await figuresOf('calls_by_month');
  expect(rows[1]?.[0]).toBe(answer.rows.flatMap(insideOf)[0]?.WeekString);
});

test.each(['asc', 'desc'] as const)('rows are sorted as on screen, %s', async (sort_direction) => {
  const sort = { sort_number: 2, sort_direction };
  const { rows } = await tableOf(partOf('casing_brand_count', sort));
  const counts = rows.slice(0, -1).map((row) => Number(row[1]));
  const upwards = counts.toSorted((one, other) => one - other);
  expect(counts.length).toBeGreaterThan(2);
  expect(counts).toEqual(sort_direction === 'asc' ? upwards : upwards.toReversed());
});

test('positions are sorted within their brand', async () => {
  const sort = { sort_number: 1, sort_direction: 'desc' } as const;
  const { rows } = await tableOf(partOf('casings_submitted', sort));
  const answer = await figuresOf('casings_submitted');
  const brands = answer.rows.map((row) => String(row.CasingBrandName));
  const found = rows.map(([lead]) => String(lead)).filter((lead) => brands.includes(lead));
  expect(found).toEqual(brands.toSorted((one, other) => other.localeCompare(one, 'en-US')));
  expect(rows).toHaveLength(flat(answer).length);
});

test.each([
  ['location', ['Code', 'Name']],
  ['dealer', ['Nonsig', 'Name']],
] as const)('rows are those of each %s where that was chosen', async (rows_by, first) => {
  const part = partOf('avg_roll_time', { rows_by, ...compared });
  const { headings, rows } = await tableOf(part);
  expect(headings).toEqual([
    ...first,
    'Avg Roll Time (hh:mm)',
    'Avg Roll Time (hh:mm) (Previous)',
    'Calls',
    'Calls (Previous)',
  ]);
  const answer = await figuresOf('avg_roll_time', { rows_by, ...compared });
  expect(rows).toHaveLength(answer.rows.length + 1);
  expect(rows.map((row) => row[4])).toEqual(flat(answer).map(({ Calls }) => Calls));
});

test('a report says its filters, its comment, and why it is empty', async () => {
  const [cover, sheet] = [
    ...(
      await workbook(
        partOf('calls_by_state', {
          service_types: ['emergency', 'stock'],
          unit_locations: ['yard'],
          comment: ' Look at\nOhio ',
        }),
      )
    ).values(),
  ];
  const texts = sheet?.flat().filter((cell) => cell !== null);
  expect(texts).toEqual(expect.arrayContaining(['Service type', 'Emergency, Stock']));
  expect(texts).toEqual(expect.arrayContaining(['Unit location', 'Fleet Yard']));
  expect(texts).toEqual(expect.arrayContaining(['Comment', 'Look at\nOhio']));
  expect(cover?.[0]?.[0]).toBe('Fleet Dashboard Report');
  const nothing = partOf('top_products', { tire_brands: ['Nobody'] });
  const empty = [...(await workbook(nothing)).values()][1];
  expect(empty?.flat().join(' ')).toContain(
    'Nothing that was recorded from 07/02/2024 to 07/01/2025 passes the filters of this report',
  );
});

test('an empty range says so beside what it is compared with', async () => {
  const range = { date_from: '2026-01-01', date_to: '2026-03-31' };
  const asked = { graph_compare_by_previous: true };
  const [, sheet = []] = [...(await workbookOf(range, partOf('calls_by_state', asked))).values()];
  const { body } = await api.call('POST fleet_dashboard/get_reports', {
    as: api.session,
    body: reportsBody(baseOf(api.fleet, { date_from: '2025-01-01', date_to: '2025-03-31' }), {
      report_type: 'calls_by_state',
    }),
  });
  const before = body.reports[0]?.total ?? {};
  expect(sheet).toContainEqual([
    'Total of all',
    ...['TotalCalls', 'EmergencyCalls', 'ScheduledCalls', 'StockCalls'].flatMap((field) => [
      0,
      before[field],
    ]),
  ]);
  expect(sheet.flat().join(' ')).toContain('Nothing was recorded from 01/01/2026 to 03/31/2026.');
});
