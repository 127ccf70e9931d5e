import { type HistoryEntry, historyKinds, lineKinds } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/contract/wire';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { readEveryEntry } from '../testing/every-entry.ts';
import { calls, keptReportsApi } from '../testing/kept-reports-api.ts';
import { recomputeHistories } from '../testing/unit-histories.ts';
import { type Row, readUnitRecords, type UnitRecords } from '../testing/unit-records.ts';

let api: Awaited<ReturnType<typeof keptReportsApi>>;
let records: UnitRecords;
beforeAll(async () => {
  api = await keptReportsApi();
  await registerEnglishTexts(api.database.kysely);
  await api.database.kysely.updateTable('users').set({ unit_of_measurement: '1' }).execute();
  records = await readUnitRecords(api.database);
});
afterAll(() => api.close());
beforeEach(() => api.clear());

const live = 'POST unit_history_report/get_unit_history_report';
const named = ({ account_id, unit_number }: Row<'units'>) => ({
  account: records.accounts.find(({ id }) => id === account_id)?.nonsig ?? '',
  unit_number,
});
const days = ['2023-09-01', '2024-06-15', '2025-01-31', '2025-05-01', '2025-07-01'];
const range = fc
  .uniqueArray(fc.constantFrom(...days), { maxLength: 2 })
  .map((some) => some.sort())
  .chain(([first, second]) =>
    fc.constantFrom({}, { date_from: first }, { date_from: first, date_to: second }),
  )
  .map((each): { date_from?: string; date_to?: string } => JSON.parse(JSON.stringify(each)));
const keyword = fc.constantFrom('', '', 'mud', 'a', '22.5');

async function everyEntry(id: number, own: object): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  for (let page_number = 1; ; page_number += 1) {
    const { body } = await api.open(id, { ...own, page_number });
    entries.push(...body.entries);
    if (entries.length >= body.total_items) return entries;
  }
}

test('kept histories agree with a second computation, however they are narrowed', async () => {
  const { historyOf } = recomputeHistories(records, null);
  const units = records.units.filter(({ deleted_at }) => deleted_at === null);
  const manifold = units.filter((unit) => historyOf(unit).length > 15);
  expect(manifold.length).toBeGreaterThan(3);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom(...units), fc.constantFrom(...manifold)),
      fc.record({ days: range, keyword }),
      fc.record({
        days: range,
        keyword,
        kind: fc.option(fc.constantFrom(...historyKinds), { nil: undefined }),
        charge: fc.option(fc.constantFrom(...lineKinds), { nil: undefined, freq: 1 }),
        isDown: fc.boolean(),
      }),
      async (unit, kept, { kind, charge, isDown, ...opened }) => {
        await api.clear();
        const { id } = await api.made({ ...named(unit), ...kept.days, keyword: kept.keyword });
        const within = ({ happened_on }: HistoryEntry) =>
          [kept, opened].every(
            (each) =>
              happened_on >= (each.days.date_from ?? '') &&
              happened_on <= (each.days.date_to ?? '9999'),
          );
        const found = historyOf(unit, opened.keyword).map(({ entry_id }) => entry_id);
        const expected = historyOf(unit, kept.keyword)
          .filter(within)
          .filter(({ entry_id }) => found.includes(entry_id));
        const own = JSON.parse(
          JSON.stringify({
            ...opened.days,
            keyword: opened.keyword,
            kind,
            charge,
            order_by: 1,
            is_sort_desc: isDown,
          }),
        );
        const listed = expected.filter(
          (entry) =>
            (!kind || entry.kind === kind) &&
            (!charge || entry.call?.lines.some((line) => line.kind === charge)),
        );
        const entries = await everyEntry(id, own);
        expect(entries).toEqual(isDown ? listed : ascendingByDay(listed));
        const { body } = await api.open(id, own);
        expect(body.total_items).toBe(listed.length);
        expect(body.summary.entries).toBe(expected.length);
        for (const each of historyKinds)
          expect(body.summary.counts[each]).toBe(
            expected.filter((entry) => entry.kind === each).length,
          );
        const cents = expected
          .flatMap(({ call }) => call?.lines ?? [])
          .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        expect(body.summary.cost).toBe(cents / 100);
      },
    ),
    { numRuns: 30 },
  );
});

/** In order of days; entries of one day keep their order. */
const ascendingByDay = (entries: readonly HistoryEntry[]) =>
  [...entries].sort((one, other) =>
    one.happened_on < other.happened_on ? -1 : Number(one.happened_on > other.happened_on),
  );

test('figures stay as they were made, until it is run again', async () => {
  const { kysely } = api.database;
  const page = { page_number: 1, page_size: 100 };
  const today = async () => (await api.as('gyr', live, { body: { ...api.body, ...page } })).body;
  const { id, date_made } = await api.made();
  const before = (await api.open(id)).body;
  const { kept: _, request: __, ...report } = before;
  expect(report).toEqual(await today());
  await kysely
    .updateTable('mounts')
    .set({ odometer_on_km: 77_777 })
    .where('unit_id', '=', api.unit.id)
    .execute();
  const after = await today();
  expect(after).not.toEqual(report);
  expect((await api.open(id)).body).toEqual(before);
  api.clock.pass({ minutes: 5 });
  expect((await api.ofOne(calls.run, id)).body).toMatchObject({ state: 'waiting', date_made });
  const again = await api.until(id, 'ready');
  expect(again.date_made).toBe(api.clock.now().toISOString());
  expect((await api.open(id)).body).toMatchObject(after);
});

test('they are told in the units of their reader', async () => {
  const { id } = await api.made();
  const body = async () => (await api.open(id)).body;
  const inMiles = await body();
  await api.database.kysely.updateTable('users').set({ unit_of_measurement: '0' }).execute();
  const inKilometers = await body();
  await api.database.kysely.updateTable('users').set({ unit_of_measurement: '1' }).execute();
  expect([inMiles.distance_format, inKilometers.distance_format]).toEqual(['mi', 'km']);
  const place = inMiles.entries.findIndex(({ odometer }) => odometer !== null);
  const [miles, kilometers] = [inMiles, inKilometers].map(
    ({ entries }) => entries[place]?.odometer ?? 0,
  );
  expect((kilometers ?? 0) / (miles ?? 1)).toBeCloseTo(1.609, 3);
});

test('its files hold what is on screen, and say of when it is', async () => {
  const { id } = await api.made({ name: 'Before the sale', date_from: '2023-01-01' });
  const entries = await everyEntry(id, {});
  const excel = await api.open(id, { format: exportFormats.excel });
  expect(excel.status).toBe(200);
  const rows = (await readXlsx(new Uint8Array(excel.bytes))).sheets.flatMap((sheet) => sheet.rows);
  const dated = rows.filter(([first]) => first instanceof Date);
  expect(dated.map((row) => [row[0], row[3]])).toEqual(
    entries.map(({ happened_on, odometer }) => [new Date(`${happened_on}T00:00:00Z`), odometer]),
  );
  const cover = JSON.stringify(rows);
  expect(cover).toContain('Before the sale');
  expect(cover).toContain('07/01/2025 12:0');
  const pdf = await api.open(id, { format: exportFormats.pdf, kind: 'mount' });
  const text = (await readPages(pdf.bytes)).map((each) => each.text).join(' ');
  expect(text).toContain('Before the sale');
  const mounts = entries.filter(({ kind }) => kind === 'mount');
  expect(text.match(/Tire mounted/g)?.length ?? 0).toBeGreaterThanOrEqual(mounts.length);
});

test('a history of a unit that is known by nothing is kept too', async () => {
  const { id } = await api.made({ date_from: '1990-01-01', date_to: '1990-01-02' });
  expect((await api.open(id)).body).toMatchObject({ entries: [], total_items: 0 });
  const all = await readEveryEntry(api, 'gyr', api.body);
  expect(all.entries.length).toBeGreaterThan(0);
});
