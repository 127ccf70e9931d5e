import {
  type BaseParameters,
  type DashboardReport,
  type RecordKind,
  recordColumns,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import type { RecordColumn, RecordsAnswer } from '@portal/contract/reports';
import { randomOf } from '../../../db/demo/random.ts';
import { askRecords, type FigureReference, type RecordsQuery } from '../testing/ask-records.ts';
import { busiestAccount } from '../testing/busiest-account.ts';
import { type DemoApi, demoApi } from '../testing/demo-api.ts';
import { randomBase } from '../testing/random-request.ts';
import { type Raw, readRaw, viewOf } from '../testing/raw-records.ts';
import { today } from '../testing/today.ts';

// Pages of the records behind a figure: their rows, how often each occurs, and the order.

let api: DemoApi;
let raw: Raw;

beforeAll(async () => {
  api = await demoApi();
  raw = await readRaw(api.database);
});
afterAll(() => api.close());

type ListedRecord = RecordsAnswer['records'][number];
const definitions: readonly DashboardReport[] = reportDefinitions;
const logins = ['gyr', 'cus', 'dlr'] as const;

/** A record's identity, both as shown and as stored. */
const nameOf: Record<RecordKind, (record: ListedRecord) => string> = {
  lines: ({ InvoiceNumber, LineNumber }) => `${InvoiceNumber}/${LineNumber}`,
  calls: ({ CallNumber }) => String(CallNumber),
  casings: ({ CasingNumber }) => String(CasingNumber),
};
const storedOf = (): Record<RecordKind, StoredRecord[]> => ({
  lines: raw.lines.map((line) => ({
    ...line,
    name: `${line.invoice_number}/${line.line_number}`,
  })),
  calls: raw.calls.map((call) => ({ ...call, name: call.call_number })),
  casings: raw.casings.map((casing) => ({ ...casing, name: casing.casing_number })),
});

interface StoredRecord {
  readonly name: string;
  readonly account_id: number;
  readonly location_id: number;
  readonly dealer_id: number;
}

/** The names of all records in a choice that a user may see, regardless of date. */
function namesInScope(kind: RecordKind, login: string, base: BaseParameters) {
  const view = viewOf(raw, login);
  const { locations, nonsigs, location_groups: groups = [], location_regions: regions = [] } = base;
  const account = raw.accounts.find(({ nonsig }) => nonsig === base.account);
  const isOf = (chosen: readonly number[], id: number | null | undefined) =>
    chosen.length === 0 || chosen.includes(id ?? 0);
  const places = raw.locations
    .filter(({ id }) => !locations || locations.includes(id))
    .filter(({ group_id, region_id }) => isOf(groups, group_id) && isOf(regions, region_id));
  const placeIds = new Set(places.map(({ id }) => id));
  return new Set(
    storedOf()
      [kind].filter(({ account_id }) => account_id === account?.id && view.account(account_id))
      .filter(({ location_id }) => placeIds.has(location_id))
      .filter(({ dealer_id }) => view.dealer(dealer_id))
      .filter(({ dealer_id }) => !nonsigs || nonsigs.includes(dealer_id))
      .map(({ name }) => name),
  );
}

const allDays = { date_from: '2022-07-01', date_to: today };

/** Reads every page of the records behind a total into one list. */
async function allPages(
  question: RecordsQuery,
  place: FigureReference,
  sorted: { order_by: string; is_sort_desc: boolean },
  page_size: number,
) {
  const first = await askRecords(api, question, place, { ...sorted, page_size });
  const records = [...first.records];
  const pages = Math.ceil(first.total_items / page_size);
  for (let page_number = 2; page_number <= pages; page_number += 1) {
    const page = await askRecords(api, question, place, { ...sorted, page_size, page_number });
    expect(page).toMatchObject({ total_items: first.total_items, sum: first.sum });
    expect(page.records.length).toBeLessThanOrEqual(page_size);
    records.push(...page.records);
  }
  return { ...first, records };
}

const collator = new Intl.Collator('und');

/** Whether values are sorted in one direction, with nulls last. */
function isSorted(values: readonly (string | number | null)[], isText: boolean, isDesc: boolean) {
  const some = values.filter((value) => value !== null);
  const compare = (one: string | number, other: string | number) =>
    isText || typeof one === 'string'
      ? collator.compare(String(one), String(other))
      : one - Number(other);
  return (
    values.slice(some.length).every((value) => value === null) &&
    some.every((value, index) => {
      const before = some[index - 1];
      return before === undefined || compare(before, value) * (isDesc ? -1 : 1) <= 0;
    })
  );
}

test.each(definitions)(
  '$type: the pages hold every record once, of the choice alone, and sum up',
  async (definition) => {
    const columns: readonly RecordColumn[] = recordColumns[definition.records];
    let seen = 0;
    for (const login of logins) {
      const random = randomOf(3, `${definition.type} ${login}`);
      const chosen = login === 'gyr' ? busiestAccount(raw, login) : randomBase(raw, login, random);
      const question = {
        as: await api.as(login),
        definition,
        base: { ...chosen, ...allDays },
        report: { report_type: definition.type },
      };
      const inScope = namesInScope(definition.records, login, question.base);
      for (const [measure, { adds }] of Object.entries(definition.measures)) {
        const sorted = { order_by: random.pick(columns).field, is_sort_desc: random.chance(0.5) };
        const place = { row: {}, side: 'current', measure } as const;
        const { records, total_items, sum } = await allPages(question, place, sorted, 100);
        const names = records.map(nameOf[definition.records]);
        expect(new Set(names).size).toBe(total_items);
        expect(names).toHaveLength(total_items);
        expect(names.filter((name) => !inScope.has(name))).toEqual([]);
        const added = records.map((record) => (adds === null ? 1 : Number(record[adds])));
        expect(Math.round(added.reduce((total, value) => total + value, 0) * 100)).toBe(
          Math.round(sum * 100),
        );
        seen += total_items;
      }
    }
    expect(seen).toBeGreaterThan(15);
  },
  60_000,
);

describe.each(['emergency_service', 'calls_by_month', 'casings_submitted'])('%s', (type) => {
  const definition = definitions.find((each) => each.type === type) as DashboardReport;
  const columns: readonly RecordColumn[] = recordColumns[definition.records];

  test.each(columns)('sorts all records by $field', async ({ field, format }) => {
    const base = { ...busiestAccount(raw, 'gyr'), ...allDays };
    const question = { as: await api.as('gyr'), definition, base, report: { report_type: type } };
    const place = { row: {}, side: 'current', measure: Object.keys(definition.measures)[0] ?? '' };
    for (const is_sort_desc of [false, true]) {
      const sorted = { order_by: field, is_sort_desc };
      const { records } = await allPages(question, place as FigureReference, sorted, 50);
      expect(records.length).toBeGreaterThan(50);
      const values = records.map((record) => record[field] ?? null);
      expect(isSorted(values, format === 'text', is_sort_desc)).toBe(true);
    }
  });
});
