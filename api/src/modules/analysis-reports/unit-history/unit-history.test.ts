import {
  type HistoryEntry,
  type HistoryKind,
  historyKinds,
  type LineKind,
  lineKinds,
} from '@portal/contract/analysis-reports';
import fc from 'fast-check';
import { addEvents } from '../testing/eventful-units.ts';
import { readEveryEntry } from '../testing/every-entry.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { recomputeHistories } from '../testing/unit-histories.ts';
import { type Row, readUnitRecords, type UnitRecords } from '../testing/unit-records.ts';
import { viewOf } from '../testing/views.ts';

const report = 'POST unit_history_report/get_unit_history_report';
const page = { page_number: 1, page_size: 100 };

let api: AnalysisApi;
let records: UnitRecords;
let renumbered: Awaited<ReturnType<typeof addEvents>>;
beforeAll(async () => {
  api = await analysisApi();
  renumbered = await addEvents(api.database);
  await api.database.kysely.updateTable('users').set({ unit_of_measurement: '1' }).execute();
  records = await readUnitRecords(api.database);
});
afterAll(() => api.close());

const named = ({ account_id, unit_number }: Row<'units'>) => ({
  account: records.accounts.find(({ id }) => id === account_id)?.nonsig ?? '',
  unit_number,
});

function summaryOf(entries: readonly HistoryEntry[]) {
  const counts = Object.fromEntries(
    historyKinds.map((kind) => [kind, entries.filter((entry) => entry.kind === kind).length]),
  );
  const lines = entries.flatMap(({ call }) => call?.lines ?? []);
  const cents = (of: readonly { readonly amount: number }[]) =>
    of.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const costs = Object.fromEntries(
    lineKinds.map((kind) => [kind, cents(lines.filter((line) => line.kind === kind))]),
  );
  return { entries: entries.length, counts, cost: cents(lines), costs };
}

const days = ['2023-09-01', '2024-06-15', '2025-01-31', '2025-05-01', '2025-07-01'];

test.each(['gyr', 'dlr'] as const)(
  'histories of units agree with a second computation for %s',
  async (login) => {
    const { accounts, dealers } = await viewOf(api, login);
    const { historyOf } = recomputeHistories(records, dealers);
    const own = records.units.filter(
      (unit) => unit.deleted_at === null && (accounts?.includes(unit.account_id) ?? true),
    );
    const kindsOf = (unit: Row<'units'>) => new Set(historyOf(unit).map(({ kind }) => kind));
    const manifold = own.filter((unit) => kindsOf(unit).size >= 5);
    expect(manifold.length).toBeGreaterThan(3);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(...own), fc.constantFrom(...manifold)),
        fc.record({
          date_from: fc.option(fc.constantFrom(...days), { nil: undefined }),
          date_to: fc.option(fc.constantFrom(...days), { nil: undefined }),
          kind: fc.option(fc.constantFrom(...historyKinds), { nil: undefined }),
          charge: fc.option(fc.constantFrom(...lineKinds), { nil: undefined, freq: 1 }),
          keyword: fc.constantFrom('', '', 'mud', 'a', '22.5'),
        }),
        async (unit, { date_from, date_to, kind, charge, keyword }) => {
          const [from, to] =
            date_from && date_to ? [date_from, date_to].sort() : [date_from, date_to];
          const expected = historyOf(unit, keyword).filter(
            ({ happened_on }) => happened_on >= (from ?? '') && happened_on <= (to ?? '9999'),
          );
          const selection = JSON.parse(
            JSON.stringify({ ...named(unit), date_from: from, date_to: to, kind, charge, keyword }),
          );
          const { entries, summary } = await readEveryEntry(api, login, selection);
          expect(entries).toEqual(
            expected.filter(
              (entry) =>
                (!kind || entry.kind === kind) &&
                (!charge || entry.call?.lines.some((line) => line.kind === charge)),
            ),
          );
          expect(summary).toEqual(summaryOf(expected));
        },
      ),
      { numRuns: 30 },
    );
  },
);

test('every kind is told of some unit, and each count leads to as many entries', async () => {
  const { historyOf } = recomputeHistories(records, null);
  const of = (kind: HistoryKind) =>
    records.units.find(
      (unit) => unit.deleted_at === null && historyOf(unit).some((entry) => entry.kind === kind),
    );
  for (const kind of historyKinds) {
    const unit = of(kind);
    if (!unit) throw new Error(`No unit of the demo data has a ${kind}.`);
    const body = { ...named(unit), kind };
    const { entries, summary } = await readEveryEntry(api, 'gyr', body);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBe(summary.counts[kind]);
  }
});

test('the cost of a kind of line leads to the calls that were charged for it', async () => {
  const { historyOf } = recomputeHistories(records, null);
  const unit = records.units.find(
    (each) =>
      each.deleted_at === null &&
      historyOf(each).some(({ call }) => call?.lines.some(({ kind }) => kind === 'new_tire')),
  ) as Row<'units'>;
  for (const charge of lineKinds) {
    const { entries, summary } = await readEveryEntry(api, 'gyr', { ...named(unit), charge });
    const cents = entries
      .flatMap(({ call }) => call?.lines ?? [])
      .filter(({ kind }) => kind === charge)
      .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(cents / 100).toBe(summary.costs[charge]);
  }
});

test('the costs by kind of line add up to the whole, as do the costs of the calls', async () => {
  const { historyOf } = recomputeHistories(records, null);
  const billed = records.units.filter((unit) => historyOf(unit).some(({ cost }) => cost !== null));
  expect(billed.length).toBeGreaterThan(3);
  for (const unit of billed.filter(({ deleted_at }) => deleted_at === null).slice(0, 10)) {
    const { entries, summary } = await readEveryEntry(api, 'gyr', named(unit));
    const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
    expect(sum(lineKinds.map((kind: LineKind) => summary.costs[kind]))).toBeCloseTo(
      summary.cost,
      2,
    );
    expect(sum(entries.map(({ cost }) => cost ?? 0))).toBeCloseTo(summary.cost, 2);
  }
});

test('the list goes both ways, the newest first unless asked', async () => {
  const unit = records.units.find(({ id }) => id === renumbered.unitId) as Row<'units'>;
  const daysOf = async (order: object) =>
    (await readEveryEntry(api, 'gyr', { ...named(unit), ...order })).entries.map(
      ({ happened_on }) => happened_on,
    );
  const first = await daysOf({});
  expect(new Set(first).size).toBeGreaterThan(2);
  expect(first).toEqual([...first].sort().reverse());
  expect(await daysOf({ order_by: 1, is_sort_desc: true })).toEqual(first);
  expect(await daysOf({ order_by: 1, is_sort_desc: false })).toEqual([...first].sort());
});

test('a call before the number changed hands is of the unit that had it then', async () => {
  const unit = records.units.find(({ id }) => id === renumbered.unitId) as Row<'units'>;
  const calls = async () =>
    (await readEveryEntry(api, 'gyr', { ...named(unit), kind: 'call' })).entries.map(
      ({ entry_id }) => entry_id,
    );
  const entry = `call-${renumbered.earlierCall}`;
  expect(await calls()).not.toContain(entry);
  const former = api.database.kysely
    .updateTable('units')
    .set({ deleted_at: new Date('2020-01-01T00:00:00Z') })
    .where('unit_number', '=', unit.unit_number)
    .where('account_id', '=', unit.account_id)
    .where('deleted_at', 'is not', null);
  await former.execute();
  expect(await calls()).toContain(entry);
});

test('the day of a repair after an inspection is the reader’s own', async () => {
  const { historyOf } = recomputeHistories(records, null);
  const isAfterwards = ({ repair }: HistoryEntry) => repair?.done === 'afterwards';
  const unit = records.units.find(
    (each) => each.deleted_at === null && historyOf(each).some(isAfterwards),
  ) as Row<'units'>;
  const id = Number(historyOf(unit).find(isAfterwards)?.entry_id.split('-').at(-1));
  await api.database.kysely
    .updateTable('findings')
    .set({ closed_at: new Date('2025-06-02T03:30:00Z') })
    .where('id', '=', id)
    .execute();
  const user = await api.database.kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'gyr')
    .executeTakeFirstOrThrow();
  const dayAt = async (userTime: string) => {
    const { body } = await api.call(report, {
      body: { ...named(unit), ...page, kind: 'repair' },
      as: await api.sessionOf(user.id),
      headers: { 'user-time': userTime },
    });
    return body.entries.find(({ entry_id }) => entry_id.endsWith(`-${id}`))?.happened_on;
  };
  expect(await dayAt('07/01/2025 12:00:00')).toBe('2025-06-02');
  expect(await dayAt('07/01/2025 08:00:00')).toBe('2025-06-01');
});

test('values travel in the units of the reader, which the answer names', async () => {
  const { kysely } = api.database;
  const { historyOf } = recomputeHistories(records, null);
  const unit = records.units.find((each) => {
    if (each.deleted_at !== null) return false;
    const kinds = new Set(historyOf(each).map(({ kind }) => kind));
    return kinds.has('torque') && kinds.has('removal');
  }) as Row<'units'>;
  await kysely
    .updateTable('users')
    .set({ unit_of_measurement: '0' })
    .where('login', '=', 'ssc')
    .execute();
  const [us, metric] = await Promise.all(
    (['gyr', 'ssc'] as const).map((login) => readEveryEntry(api, login, named(unit))),
  );
  expect(us?.formats).toEqual(['mi', '32nds', 'lbft']);
  expect(metric?.formats).toEqual(['km', 'mm', 'nm']);
  for (const [place, entry] of (us?.entries ?? []).entries()) {
    const other = metric?.entries[place];
    if (entry.odometer !== null)
      expect(entry.odometer).toBeCloseTo((other?.odometer ?? 0) / 1.609344, 0);
    if (entry.torque)
      expect(entry.torque.least).toBeCloseTo((other?.torque?.least ?? 0) / 1.35582, 1);
    if (entry.removal)
      expect(entry.removal.tread_depth).toBeCloseTo(
        (other?.removal?.tread_depth ?? 0) / 0.79375,
        0,
      );
  }
});
