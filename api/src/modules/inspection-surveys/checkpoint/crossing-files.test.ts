import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { concerns } from '@portal/contract/fleet-surveys';
import {
  type CrossingDetail,
  type CrossingRow,
  crossingsList,
  crossingTiresList,
} from '@portal/contract/inspection-surveys';
import type { CallName } from '@portal/contract/wire';
import { formatDate, formatMeasure, toStored } from '@portal/platform/format';
import { readXlsx } from 'hucre/xlsx';
import { readPages } from '../../../exports/making/testing.ts';
import { withFolder } from '../../../ingest/testing/load.ts';
import { smallPhoto } from '../../../pictures/testing/small-photo.ts';
import { english, registerEnglishTexts } from '../testing/english-texts.ts';
import { textBesideTire, textInTable } from '../testing/finding-sentences.ts';
import { photographPlate } from '../testing/photograph-plate.ts';
import { expectPrinted } from '../testing/printed-rows.ts';
import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';

// Every file is read back and compared with the screen.

const report = 'POST checkpoint/report';
const detail = 'POST checkpoint/detail';

let api: ReportsApi;
beforeAll(async () => {
  api = await reportsApi();
  await registerEnglishTexts(api.database.kysely);
});
afterAll(() => api.close());
beforeEach(() => api.database.kysely.deleteFrom('rate_limits').execute());

const word = (key: string): string => {
  const text = english[key];
  if (text === undefined) throw new Error(`No word ${key}.`);
  return text;
};

const rowsOf = async (body: object): Promise<CrossingRow[]> =>
  (await api.as('gyr', report, { ...body, page_number: 1, page_size: 100 })).body.rows;
const read = async (survey_id: number): Promise<CrossingDetail> =>
  (await api.as('gyr', detail, { survey_id })).body;

const file = async (name: string, body: object) => {
  const { status, bytes } = await api.as('gyr', name as CallName, body);
  expect(status).toBe(200);
  return bytes;
};

/** The rows of a workbook below its column headings. */
async function linesOf(bytes: Buffer, columns: readonly { readonly label: string }[]) {
  const lines = (await readXlsx(new Uint8Array(bytes))).sheets.flatMap(({ rows }) => rows);
  const headings = columns.map(({ label }) => word(label));
  const at = lines.findIndex((line) => headings.every((heading, place) => line[place] === heading));
  expect(at).toBeGreaterThanOrEqual(0);
  return lines.slice(at + 1);
}

const textOf = async (bytes: Buffer) =>
  (await readPages(bytes))
    .map(({ text }) => text)
    .join('\n')
    .replaceAll(/\s+/g, ' ');

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`);

describe('the list', () => {
  test.each([
    {},
    { report_type: 'with_exceptions', order_by: 10, is_sort_desc: true },
    { country: 'CA', order_by: 6 },
  ])('as a workbook, of %j', async (body) => {
    const name = 'POST checkpoint/download_excel_file_checkpoint_reports';
    const lines = await linesOf(await file(name, body), crossingsList.columns);
    const rows = await rowsOf(body);
    expect(rows.length).toBeGreaterThan(0);
    expect(lines).toEqual(
      rows.map((row) =>
        crossingsList.columns.map(({ field }) =>
          field === 'unit_date' ? dayOf(row.unit_date) : row[field as keyof CrossingRow],
        ),
      ),
    );
  });

  test('as a PDF', async () => {
    const body = { order_by: 1, is_sort_desc: false, report_type: 'with_exceptions' };
    const name = 'POST checkpoint/download_pdf_file_checkpoint_reports';
    const rows = await rowsOf(body);
    expect(rows.length).toBeGreaterThan(10);
    await expectPrinted(await file(name, body), crossingsList, rows);
  });
});

/** The expected rows of a crossing in a workbook of tires. */
const tireLines = (crossing: CrossingDetail, row: CrossingRow) =>
  crossing.axles.flatMap(({ axle_number: axle, is_lifted, left_side, right_side }) =>
    [...left_side.wheels, ...right_side.wheels].map(({ side, slot, position, ...wheel }) => ({
      named: [
        row.unit_number,
        dayOf(row.unit_date),
        row.unit_time,
        row.fleet_name,
        row.fleet_location,
        row.license_number,
        position,
        word(`tire_state.${is_lifted ? 'lifted' : (wheel.state ?? 'not_read')}`),
      ],
      values: [wheel.pressure, wheel.tread_depth].map((value) =>
        value === null ? null : expect.closeTo(value, 4),
      ),
      findings: crossing.findings
        .filter((finding) =>
          concerns({ ...finding, axle: finding.axle_number }, { axle, side, slot }),
        )
        .map(textBesideTire)
        .sort(),
    })),
  );

async function expectTires(bytes: Buffer, rows: readonly CrossingRow[]) {
  const [first] = rows;
  const { columns } = crossingTiresList(await read(first?.survey_id ?? 0));
  const lines = (await linesOf(bytes, columns)).map((line) => ({
    named: line.slice(0, 8),
    values: line.slice(8, 10),
    findings: String(line[10] ?? '')
      .split('; ')
      .filter((text) => text !== '')
      .sort(),
  }));
  const expected = [];
  for (const row of rows) expected.push(...tireLines(await read(row.survey_id), row));
  expect(lines).toEqual(expected);
}

test('the tires of crossings that are picked, in the order in which they were', async () => {
  const picked = (await rowsOf({})).slice(5, 9).reverse();
  const surveys = picked.map(({ survey_id }) => survey_id);
  const name = 'POST checkpoint/download_excel_file_checkpoint_details';
  await expectTires(await file(name, { surveys }), picked);
});

test('the tires of all crossings of a selection, in the order of the list', async () => {
  const body = { report_type: 'with_critical', order_by: 9, is_sort_desc: true };
  const name = 'POST checkpoint/download_excel_file_checkpoint_all_details_report';
  await expectTires(await file(name, body), await rowsOf(body));
});

/** The text about pressures on the cover of a workbook. */
const pressureCoverText = async (bytes: Buffer) =>
  (await readXlsx(new Uint8Array(bytes))).sheets[0]?.rows.find(
    ([label]) => label === word('survey_detail.pressure'),
  )?.[1];

test('the tires of crossings say what their pressures are less', async () => {
  const all = 'POST checkpoint/download_excel_file_checkpoint_all_details_report';
  const some = 'POST checkpoint/download_excel_file_checkpoint_details';
  const [one = 0, other = 0] = (await rowsOf({})).map(({ survey_id }) => survey_id);
  const { hot_allowance, pressure_format: unit } = await read(one);
  expect(hot_allowance).toBeGreaterThan(0);
  const value = formatMeasure(toStored(hot_allowance, unit), unit);
  const allowance = word(`measure.${unit}`).replace('{{value}}', value);
  const said = word('crossing.hot').replace('{{allowance}}', allowance);
  expect(await pressureCoverText(await file(all, {}))).toBe(said);
  expect(await pressureCoverText(await file(some, { surveys: [one, other] }))).toBe(said);

  // First with a different hot allowance, then with none.
  const was = await api.database.kysely
    .selectFrom('crossings')
    .select('hot_allowance_kpa')
    .where('survey_id', '=', other)
    .executeTakeFirstOrThrow();
  const set = (hot_allowance_kpa: number | null) =>
    api.database.kysely
      .updateTable('crossings')
      .set({ hot_allowance_kpa })
      .where('survey_id', '=', other)
      .execute();
  await set(50);
  expect(await pressureCoverText(await file(some, { surveys: [one, other] }))).toBe(
    word('checkpoint.findings.text'),
  );
  await set(0);
  expect(await pressureCoverText(await file(some, { surveys: [other] }))).toBeUndefined();
  await set(was.hot_allowance_kpa);
});

/** The texts of a crossing that both the screen and the PDF show. */
function expectedTexts(crossing: CrossingDetail): string[] {
  const { tiles, pressure_format, tread_depth_format, axles } = crossing;
  const [day = '', time = ''] = tiles.date_time.split('T');
  const measure = (value: number, unit: typeof pressure_format | typeof tread_depth_format) =>
    word(`measure.${unit}`).replace('{{value}}', formatMeasure(toStored(value, unit), unit));
  const wheels = axles.flatMap(({ left_side, right_side }) => [
    ...left_side.wheels,
    ...right_side.wheels,
  ]);
  return [
    crossing.title,
    crossing.lane,
    `${formatDate(day)} ${time}`,
    tiles.location,
    ...(tiles.license_number === null ? [] : [tiles.license_number]),
    ...(tiles.crossingdirection ? [word(`crossing.direction.${tiles.crossingdirection}`)] : []),
    `${word('checkpoint.tires')}: ${tiles.records_total}`,
    `${word('checkpoint.tires_read')}: ${tiles.total_tires_read_count}`,
    `${word('checkpoint.warnings')}: ${tiles.warning_exceptions}`,
    `${word('checkpoint.criticals')}: ${tiles.critical_exceptions}`,
    ...crossing.findings.map(textInTable),
    ...wheels.map(({ position }) => position),
    ...wheels.flatMap(({ pressure, tread_depth }) => [
      ...(pressure === null ? [] : [measure(pressure, pressure_format)]),
      ...(tread_depth === null ? [] : [measure(tread_depth, tread_depth_format)]),
    ]),
  ];
}

test('crossings as a PDF, one by itself and several together', async () => {
  const [one, other] = await rowsOf({ report_type: 'with_critical' });
  const crossings = [await read(one?.survey_id ?? 0), await read(other?.survey_id ?? 0)];
  const [first, second] = crossings.map(({ survey_id }) => survey_id);
  const name = 'POST checkpoint/download_pdf_file_checkpoint_detail';
  const alone = await textOf(await file(name, { survey_id: first }));
  for (const said of expectedTexts(crossings[0] as CrossingDetail)) expect(alone).toContain(said);
  expect(alone.match(/(Critical|Warning) (\d[LR]|Axle \d)/g)).toHaveLength(
    crossings[0]?.findings.length ?? 0,
  );
  const both = await textOf(await file(`${name}s`, { surveys: [second, first] }));
  for (const said of crossings.flatMap(expectedTexts)) expect(both).toContain(said);
  expect(both.indexOf(crossings[1]?.title ?? '')).toBeLessThan(
    both.indexOf(crossings[0]?.title ?? ''),
  );
});

test('the PDF of one crossing is called after its unit and its day', async () => {
  const [one, other] = await rowsOf({});
  const title = word('crossing.title');
  const day = formatDate(one?.unit_date ?? '').replaceAll('/', '-');
  const name = 'POST checkpoint/download_pdf_file_checkpoint_detail';
  for (const [call, body, called] of [
    [name, { survey_id: one?.survey_id }, `${title}, ${one?.unit_number}, ${day}.pdf`],
    [`${name}s`, { surveys: [one?.survey_id] }, `${title}, ${one?.unit_number}, ${day}.pdf`],
    [`${name}s`, { surveys: [one?.survey_id, other?.survey_id] }, `${title}.pdf`],
  ] as const) {
    const { headers } = await api.as('gyr', call as CallName, body);
    const disposition = decodeURIComponent(String(headers['content-disposition']));
    expect(disposition.split("''")[1]).toBe(called);
  }
});

test('the picture of a plate in a PDF; one that the storage has lost leaves its place', async () => {
  const [one, other] = (await rowsOf({})).map(({ survey_id }) => survey_id);
  const { hash } = await withFolder(async (folder) => {
    const photo = join(folder, 'plate.png');
    await writeFile(photo, smallPhoto);
    return api.pictures.keep(photo, { now: new Date(), signal: new AbortController().signal });
  });
  await photographPlate(api.database, one ?? 0, hash);
  await photographPlate(api.database, other ?? 0, 'ab'.repeat(32));
  const name = 'POST checkpoint/download_pdf_file_checkpoint_detail';
  for (const [survey_id, pictures] of [
    [one, 1],
    [other, 0],
  ] as const) {
    const bytes = await file(name, { survey_id });
    const pages = await readPages(bytes);
    expect(pages.reduce((sum, page) => sum + page.pictures, 0)).toBe(pictures);
    const isLost = (await textOf(bytes)).includes(word('crossing.no_plate'));
    expect(isLost).toBe(pictures === 0);
  }
});
