import { readFileSync } from 'node:fs';
import { exportFormats, exportLimits, reportDefinitions } from '@portal/contract/fleet-dashboard';
import { formatCurrency, formatInteger } from '@portal/platform/format';
import { readPages } from '../../../exports/making/testing.ts';
import { chartSvg } from '../../../exports/pictures/testing/chart-svg.ts';
import { stopDrawing } from '../../../exports/pictures/to-png.ts';
import { fromZip } from '../../../exports/testing/from-zip.ts';
import { baseOf, reportsBody } from '../testing/demo-api.ts';
import { readRaw, viewOf } from '../testing/raw-records.ts';
import { type ExportsApi, exportOf, exportsApi, partOf, sheetsOf } from './testing/exports-api.ts';

let api: ExportsApi;
beforeAll(async () => {
  api = await exportsApi();
});
afterAll(async () => {
  stopDrawing();
  await api.close();
});
beforeEach(() => api.database.kysely.deleteFrom('rate_limits').execute());

const pdf = 'POST fleet_dashboard/export_reports_pdf';
const excel = 'POST fleet_dashboard/export_reports_excel';
const png = 'POST fleet_dashboard/export_reports_png';
const single = 'POST fleet_dashboard/export_single_report';
const words: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(
    new URL('../../../../../remote-dashboard/locales/en-US.json', import.meta.url),
    'utf8',
  ),
);
const titleOf = (type: string) =>
  words[reportDefinitions.find((each) => each.type === type)?.title ?? ''] ?? type;
const chart = { svg: chartSvg, summary: 'Calls: highest in Jan.' };

async function exported(
  name: typeof pdf | typeof excel | typeof png | typeof single,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await api.call(name, { as: api.session, body, headers });
  expect([answer.status, answer.body]).toEqual([200, undefined]);
  return answer;
}

async function textOf(body: unknown, headers: Record<string, string> = {}): Promise<string> {
  const pages = await readPages((await exported(pdf, body, headers)).bytes);
  return pages
    .map(({ text }) => text)
    .join('\n')
    .replaceAll(/\s+/g, ' ');
}

test('a PDF has a cover, the figures as screens write them, comment, notes and page numbers', async () => {
  const parts = [
    partOf('top_products', { comment: 'Ask for a better price.', chart }),
    partOf('calls_by_month', { tire_brands: [], unit_locations: ['roadside'] }),
  ];
  const text = await textOf(exportOf(api.fleet, parts), { 'user-time': '07/01/2025 08:15:30' });
  const { body } = await api.call('POST fleet_dashboard/get_reports', {
    as: api.session,
    body: reportsBody(baseOf(api.fleet), { report_type: 'top_products' }),
  });
  const [first] = body.reports[0]?.rows ?? [];
  for (const wanted of [
    'Fleet Dashboard Report',
    `(${api.fleet.account}) · US National Account`,
    'Custom · 07/02/2024 – 07/01/2025',
    'All locations',
    'All nonsigs',
    '07/01/2025 08:15',
    'Purchases',
    'Top 10 Products Purchased',
    `${formatCurrency(Number(first?.TotalSpend))} ${formatInteger(Number(first?.Quantity))}`,
    'Calls: highest in Jan.',
    'Ask for a better price.',
    'Service',
    'Unit location: Roadside',
    'Fleet HQ Calls by Month',
    'Page 1 of',
  ]) {
    expect(text).toContain(wanted);
  }
});

test('a file says where its days begin before the records, and of which locations its figures are', async () => {
  const { kysely } = api.database;
  const own = await kysely
    .selectFrom('locations as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .where('a.nonsig', '=', api.fleet.account)
    .select('l.id')
    .execute();
  const locations = own.slice(0, 1).map(({ id }) => id);
  const parts = [partOf('top_products', { graph_compare_by_NA: true })];
  const text = await textOf(exportOf(api.fleet, parts, { date_from: '2020-07-02', locations }));
  expect(text).toMatch(/Data begins \d\d\/\d\d\/20\d\d: there is none for the days before\./);
  expect(own.length).toBeGreaterThan(1);
  expect(text).toContain(`are per fleet; 1 of ${own.length} locations are selected`);
});

test('a tab is called by its name, which no chapter repeats', async () => {
  const request = {
    ...exportOf(api.fleet, [partOf('calls_by_month'), partOf('calls_by_state')]),
    tab_parameters: { tab_type: 'service' as const },
  };
  const { bytes, headers } = await exported(excel, request);
  const [cover = [], first = []] = [...(await sheetsOf(bytes)).values()];
  expect(cover[0]?.[0]).toBe('Fleet Dashboard – Service');
  expect(first[0]?.[0]).toBe('Fleet HQ Calls by Month');
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
    `''Fleet Dashboard – Service - ${api.fleet.account} - 2025-07-01.xlsx`,
  );
});

test('the cover tells a dealer that all nonsigs are their own', async () => {
  const raw = await readRaw(api.database);
  const view = viewOf(raw, 'dlr');
  const seen = raw.accounts.find(
    ({ id, fleet_type }) => fleet_type === 'us_national_account' && view.account(id),
  );
  const fleet = { ...api.fleet, account: seen?.nonsig ?? '' };
  const answer = await api.call(excel, {
    as: await api.as('dlr'),
    body: exportOf(fleet, [partOf('statistics')]),
  });
  const [cover = []] = (await sheetsOf(answer.bytes)).values();
  expect(cover.flat()).toEqual(expect.arrayContaining(['All locations', 'Your own nonsigs alone']));
});

test('a PNG is a picture as wide as it can be read', async () => {
  const parts = [partOf('retread_vs_new', { chart })];
  const { bytes, headers } = await exported(png, exportOf(api.fleet, parts));
  expect(headers['content-type']).toBe('image/png');
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect(width).toBeGreaterThan(800);
  expect(height).toBeGreaterThan(width / 2);
});

test.each([
  [exportFormats.pdf, 'application/pdf', '.pdf', '%PDF'],
  [
    exportFormats.excel,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    '.xlsx',
    'PK',
  ],
  [exportFormats.png, 'image/png', '.png', '\x89PNG'],
] as const)('one report is exported as format %i', async (format, type, ending, start) => {
  const body = { ...exportOf(api.fleet, [partOf('statistics')]), format };
  const { bytes, headers } = await exported(single, body);
  expect(headers['content-type']).toBe(type);
  expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Fleet Dashboard Report - Statistics - ${api.fleet.account} - 2025-07-01${ending}"; ` +
      `filename*=UTF-8''Fleet%20Dashboard%20Report%20-%20Statistics%20-%20${api.fleet.account}%20-%202025-07-01${ending}`,
  );
});

describe('the display mode', () => {
  const figures = /Jul 2024/;

  test('says what a document shows of each report', async () => {
    const modes = {
      calls_by_month: 'graph',
      avg_roll_time: 'table',
      retread_vs_new: 'both',
      turnaround_time: 'table_last',
      emergency_vs_scheduled: 'graph_last',
    } as const;
    const parts = Object.entries(modes).map(([type, mode]) =>
      partOf(type, { display_mode: mode, chart }),
    );
    const { bytes } = await exported(pdf, exportOf(api.fleet, parts));
    const [, ...pages] = await readPages(bytes);
    const shown = Object.keys(modes).map((type) => {
      const isOf = (text: string) => text.includes(titleOf(type));
      const from = pages.findIndex(({ text }) => isOf(text));
      const others = Object.keys(modes).filter((other) => other !== type);
      const length = pages
        .slice(from + 1)
        .findIndex(({ text }) => others.some((other) => text.includes(titleOf(other))));
      const own = pages.slice(from, length < 0 ? undefined : from + 1 + length);
      return {
        pictures: own.reduce((sum, page) => sum + page.pictures, 0),
        hasFigures: own.some(({ text }) => figures.test(text)),
      };
    });
    expect(shown).toEqual([
      { pictures: 1, hasFigures: false },
      { pictures: 0, hasFigures: true },
      { pictures: 1, hasFigures: true },
      { pictures: 1, hasFigures: true },
      { pictures: 1, hasFigures: true },
    ]);
  });

  test('of the graph alone without a drawing is the table', async () => {
    const parts = [partOf('calls_by_month', { display_mode: 'graph' })];
    expect(await textOf(exportOf(api.fleet, parts))).toMatch(figures);
  });

  test('makes no difference to a workbook, which holds figures', async () => {
    const parts = [partOf('calls_by_month', { display_mode: 'graph', chart })];
    const { bytes } = await exported(excel, exportOf(api.fleet, parts));
    const [, sheet = []] = [...(await sheetsOf(bytes)).values()];
    expect(sheet.flat()).toContainEqual(new Date('2024-07-01'));
  });
});

test('of drawings that are refused the summaries are left', async () => {
  const drawings = {
    calls_by_month: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    calls_by_state: '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
    avg_roll_time: '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>',
    turnaround_time: 'drawing',
  };
  const parts = Object.entries(drawings).map(([type, svg]) =>
    partOf(type, { display_mode: 'graph', chart: { svg, summary: `What ${type} shows.` } }),
  );
  const text = await textOf(exportOf(api.fleet, parts));
  for (const type of Object.keys(drawings)) expect(text).toContain(`What ${type} shows.`);
  expect(text).not.toContain('root:');
});

test('a PNG of two years of all reports is a zip with a picture of each', async () => {
  const parts = reportDefinitions.map(({ type }) =>
    partOf(type, { chart, graph_compare_by_previous: true, graph_compare_by_NA: true }),
  );
  const body = exportOf(api.fleet, parts, { date_from: '2023-07-02', date_to: '2025-07-01' });
  const { bytes, headers } = await exported(png, body);
  expect(headers['content-type']).toBe('application/zip');
  expect(headers['content-disposition']).toContain(
    `filename="Fleet Dashboard Report - ${api.fleet.account} - 2025-07-01.zip"`,
  );
  const names = [...fromZip(bytes).keys()];
  expect(names).toHaveLength(reportDefinitions.length);
  expect(names[0]).toBe('01 Retread Sales to New Tire Sales.png');
});

test.each([pdf, png] as const)(
  '%s of five years, with all that figures are compared with, is whole',
  async (name) => {
    const ofPeriods = reportDefinitions.filter(({ shape }) => shape === 'periods');
    const parts = ofPeriods.map(({ type }) =>
      partOf(type, { graph_compare_by_previous: true, graph_compare_by_NA: true }),
    );
    const body = exportOf(api.fleet, parts, { date_from: '2020-07-01' });
    await exported(name, body);
    const { bytes } = await exported(excel, body);
    expect([...(await sheetsOf(bytes)).values()][1]?.length).toBeGreaterThan(300);
  },
);

test('as much as 10 MiB of drawings is taken', async () => {
  const svg = `${chartSvg}${' '.repeat(exportLimits.drawing - chartSvg.length)}`;
  const types = ['calls_by_month', 'calls_by_state', 'avg_roll_time', 'statistics', 'top_products'];
  const parts = types.map((type) => partOf(type, { chart: { svg, summary: 'Calls.' } }));
  await exported(excel, exportOf(api.fleet, [...parts, partOf('repair_summary')]));
});
