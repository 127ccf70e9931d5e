import {
  type HistoryEntry,
  type HistoryKind,
  historyKinds,
} from '@portal/contract/analysis-reports';
import { readXlsx } from 'hucre/xlsx';
import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { addEvents } from '../testing/eventful-units.ts';
import { readEveryEntry } from '../testing/every-entry.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { recomputeHistories } from '../testing/unit-histories.ts';
import { readUnitRecords } from '../testing/unit-records.ts';

let api: AnalysisApi;
/** A unit with a long history. */
let body: { readonly account: string; readonly unit_number: string };
let entries: HistoryEntry[];
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
  await addEvents(api.database);
  const records = await readUnitRecords(api.database);
  const { historyOf } = recomputeHistories(records, null);
  const kindsOf = (unit: (typeof records.units)[number]) => {
    const history = historyOf(unit);
    const isBilled = history.some(({ call }) => (call?.lines.length ?? 0) > 0);
    return new Set(history.map(({ kind }) => kind)).size + (isBilled ? 10 : 0);
  };
  const [unit] = records.units
    .filter(({ deleted_at }) => deleted_at === null)
    .map((each) => ({ each, kinds: kindsOf(each) }))
    .sort((one, other) => other.kinds - one.kinds);
  const account = records.accounts.find(({ id }) => id === unit?.each.account_id)?.nonsig ?? '';
  body = { account, unit_number: unit?.each.unit_number ?? '' };
  ({ entries } = await readEveryEntry(api, 'gyr', body));
});
afterAll(() => api.close());

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const orNull = (text: string) => (text === '' ? null : text);
const kindNames: Readonly<Record<HistoryKind, string>> = {
  inspection: 'Inspection',
  crossing: 'Crossing',
  removal: 'Tire removed',
  mount: 'Tire mounted',
  repair: 'Repair',
  torque: 'Torque check',
  call: 'Service call',
};

async function sheetsOf(name: 'download_excel' | 'download_all_details', own: object = {}) {
  const { status, bytes } = await api.as('gyr', `POST unit_history_report/${name}`, {
    body: { ...body, ...own },
  });
  expect(status).toBe(200);
  return (await readXlsx(new Uint8Array(bytes))).sheets;
}

/** The rows that begin with a day. */
const dated = (rows: readonly (readonly unknown[])[]) =>
  rows.filter(([first]) => first instanceof Date);

test('the workbook of the timeline holds its entries, in the order of the list', async () => {
  expect(entries.length).toBeGreaterThan(10);
  for (const own of [{}, { order_by: 1, is_sort_desc: false }, { kind: 'call' }]) {
    const told = (await readEveryEntry(api, 'gyr', { ...body, ...own })).entries;
    const rows = dated((await sheetsOf('download_excel', own)).flatMap((sheet) => sheet.rows));
    expect(rows.map(([day, kind]) => [day, kind])).toEqual(
      told.map(({ happened_on, kind }) => [dateOf(happened_on), kindNames[kind]]),
    );
    expect(rows.map((row) => row[3])).toEqual(told.map(({ odometer }) => odometer));
    expect(rows.map((row) => row[5])).toEqual(told.map(({ product }) => product));
    expect(rows.map((row) => row[8])).toEqual(told.map(({ cost }) => cost));
  }
});

test('each entry is told in words, with the lines of its invoices', async () => {
  const rows = dated((await sheetsOf('download_excel')).flatMap((sheet) => sheet.rows));
  for (const [place, entry] of entries.entries()) {
    const text = String(rows[place]?.[2]);
    expect(text).not.toMatch(/\w+[._]\w+_\w+|\{\{/);
    if (entry.inspection) expect(text).toContain(`of ${entry.inspection.tires_expected} tires`);
    for (const { amount, product } of entry.call?.lines ?? []) {
      expect(text).toContain(
        Math.abs(amount)
          .toFixed(2)
          .replace(/\B(?=(\d{3})+\.)/g, ','),
      );
      if (product !== null) expect(text).toContain(product);
    }
  }
});

test('the PDF names the unit and tells every entry', async () => {
  const own = { date_from: '2025-01-01' };
  const told = (await readEveryEntry(api, 'gyr', { ...body, ...own })).entries;
  expect(told.length).toBeGreaterThan(0);
  const { bytes } = await api.as('gyr', 'POST unit_history_report/download_pdf', {
    body: { ...body, ...own },
  });
  const text = (await readPages(bytes)).map((page) => page.text).join(' ');
  expect(text).toContain('Unit history');
  expect(text).toContain(body.unit_number);
  for (const { happened_on, kind } of told) {
    const [year, month, day] = happened_on.split('-');
    expect(text).toContain(`${month}/${day}/${year}`);
    expect(text).toContain(kindNames[kind].split(' ')[0]);
  }
  const dates = text.match(/\d\d\/\d\d\/\d{4}/g) ?? [];
  expect(dates.length).toBeGreaterThanOrEqual(told.length);
});

const sheetNames: Readonly<Record<HistoryKind, string>> = {
  inspection: 'Inspections',
  crossing: 'Crossings',
  removal: 'Removed tires',
  mount: 'Mounted tires',
  repair: 'Repairs',
  torque: 'Torque checks',
  call: 'Service calls',
};

test('all details have a sheet for each kind, and one for the lines', async () => {
  const sheets = await sheetsOf('download_all_details');
  const rowsOf = (name: string) => dated(sheets.find((sheet) => sheet.name === name)?.rows ?? []);
  expect(sheets.map(({ name }) => name).slice(-8)).toEqual([
    ...historyKinds.map((kind) => sheetNames[kind]),
    'Invoice lines',
  ]);
  const of = (kind: HistoryKind) => entries.filter((entry) => entry.kind === kind);
  for (const kind of historyKinds)
    expect(rowsOf(sheetNames[kind]).map(([day]) => day)).toEqual(
      of(kind).map(({ happened_on }) => dateOf(happened_on)),
    );
  expect(rowsOf('Inspections').map((row) => row.slice(5, 10))).toEqual(
    of('inspection').map(({ inspection }) => [
      inspection?.tires_expected,
      inspection?.tires_read,
      inspection?.criticals,
      inspection?.warnings,
      inspection?.photos,
    ]),
  );
  expect(rowsOf('Mounted tires').map((row) => row.slice(1, 5))).toEqual(
    of('mount').map(({ odometer, position, product, mount }) => [
      odometer,
      position,
      product,
      mount?.caps,
    ]),
  );
  expect(rowsOf('Removed tires').map((row) => row[5])).toEqual(
    of('removal').map(({ removal }) => removal?.tread_depth),
  );
  expect(rowsOf('Torque checks').map((row) => row.slice(4, 7))).toEqual(
    of('torque').map(({ torque }) => [torque?.measured, torque?.least, torque?.most]),
  );
  expect(rowsOf('Service calls').map((row) => row.slice(6))).toEqual(
    of('call').map(({ place, done_by, cost }) => [place, done_by, cost]),
  );
  expect(rowsOf('Invoice lines').map((row) => row.slice(1))).toEqual(
    of('call').flatMap(({ call }) =>
      (call?.lines ?? []).map((line) => [
        call?.call_number,
        dateOf(line.invoice_date),
        line.invoice_number,
        expect.any(String),
        orNull(line.product ?? ''),
        line.quantity,
        line.amount,
      ]),
    ),
  );
});

test('all details of one kind are its sheet alone', async () => {
  const names = async (kind: HistoryKind) =>
    (await sheetsOf('download_all_details', { kind })).map(({ name }) => name);
  expect((await names('mount')).at(-1)).toBe('Mounted tires');
  expect((await names('call')).slice(-2)).toEqual(['Service calls', 'Invoice lines']);
});
