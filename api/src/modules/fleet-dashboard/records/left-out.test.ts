import {
  type DashboardReport,
  type RecordKind,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import { randomOf } from '../../../db/demo/random.ts';
import { askRecords, type RecordsQuery } from '../testing/ask-records.ts';
import { busiestAccount } from '../testing/busiest-account.ts';
import { type DemoApi, demoApi } from '../testing/demo-api.ts';
import { moreRecords } from '../testing/more-records.ts';
import { randomBase, randomParameters } from '../testing/random-request.ts';
import {
  type Raw,
  type RawCall,
  type RawCasing,
  type RawLine,
  readRaw,
} from '../testing/raw-records.ts';
import { chosenRecords } from '../testing/second-computation/chosen-records.ts';
import { calls, disposed, lines, received } from '../testing/second-computation/kinds.ts';

// Every record in a figure's row is either summed or left out for exactly one stated reason.

let api: DemoApi;
let raw: Raw;

beforeAll(async () => {
  api = await demoApi(moreRecords);
  raw = await readRaw(api.database);
});
afterAll(() => api.close());

const definitions: readonly DashboardReport[] = reportDefinitions;

type Record = RawLine & RawCall & RawCasing;
const minutes = ({ received_at, rolling_at }: Record) =>
  rolling_at === null ? Number.NaN : (rolling_at.getTime() - received_at.getTime()) / 60_000;

/** Whether a stored record is left out for a reason, defined a second time. */
const isLeftOut: Readonly<globalThis.Record<string, (record: Record) => boolean>> = {
  not_new_tire: ({ kind }) => kind !== 'new_tire',
  not_cap: ({ kind }) => kind !== 'retread_cap',
  not_repair: ({ kind }) => kind !== 'repair',
  not_plant: ({ kind }) => kind !== 'repair' && kind !== 'retread_cap',
  not_emergency: ({ call_type }) => call_type !== 'emergency',
  not_scheduled: ({ call_type }) => call_type !== 'scheduled',
  not_stock: ({ call_type }) => call_type !== 'stock',
  not_called: ({ call_type }) => call_type !== 'emergency' && call_type !== 'scheduled',
  no_product: ({ product_id }) => product_id === null,
  cancelled: ({ status }) => status === 'cancelled',
  open: ({ status }) => status === 'open',
  no_roll_times: ({ rolling_at }) => rolling_at === null,
  rolled_before: (record) => minutes(record) <= 0,
  rolled_late: (record) => minutes(record) > 1440,
  not_finished: ({ disposition }) => disposition !== 'finished',
  not_used: ({ disposition }) => disposition !== 'used',
  not_rejected: ({ disposition }) => disposition !== 'rejected',
  no_tin: ({ made_on }) => made_on === null,
  tin_after: ({ made_on, disposed_on }) => (made_on ?? '') > (disposed_on ?? ''),
  no_pick_up: ({ picked_up_on }) => picked_up_on === null,
  pick_up_after: ({ picked_up_on, disposed_on }) => (picked_up_on ?? '') > (disposed_on ?? ''),
};

/** Calls in any state. */
const anyCalls = { ...calls, day: ({ received_on }: RawCall) => received_on };

/** The stored records of a report's choice, whether or not its measures count them. */
function recordsOf({ definition, base, report }: RecordsQuery, login: string): readonly Record[] {
  const asked = { raw, login, base, report };
  const { type, records, filters } = definition;
  const chosen: {
    readonly [Kind in RecordKind]: () => { sides: { current: readonly { item: unknown }[] } };
  } = {
    lines: () => chosenRecords(asked, lines, filters),
    calls: () => chosenRecords(asked, anyCalls, filters),
    casings: () =>
      chosenRecords(asked, type === 'casings_submitted' ? received : disposed, filters),
  };
  return chosen[records]().sides.current.map(({ item }) => item as Record);
}

const nameOf: globalThis.Record<
  RecordKind,
  (record: Readonly<globalThis.Record<string, unknown>>) => string
> = {
  lines: (record) =>
    `${record.InvoiceNumber ?? record.invoice_number}/${record.LineNumber ?? record.line_number}`,
  calls: (record) => String(record.CallNumber ?? record.call_number),
  casings: (record) => String(record.CasingNumber ?? record.casing_number),
};

async function queryOf(
  definition: DashboardReport,
  login: string,
  isAll: boolean,
): Promise<RecordsQuery> {
  const as = await api.as(login);
  const report = { report_type: definition.type };
  if (isAll) return { as, definition, base: busiestAccount(raw, login), report };
  const random = randomOf(7, `${definition.type} ${login}`);
  const { rows_by: _, ...asked } = randomParameters(raw, definition.type, random);
  return {
    as,
    definition,
    base: randomBase(raw, login, random),
    report: { ...asked, graph_compare_by_NA: false, graph_compare_by_previous: false },
  };
}

test('every reason is one that a measure has', () => {
  const reasons = definitions.flatMap(({ measures }) =>
    Object.values(measures).flatMap(({ leavesOut = [] }) => leavesOut),
  );
  expect([...new Set(reasons)].toSorted()).toEqual(Object.keys(isLeftOut).toSorted());
});

test.each(definitions)(
  '$type: what is counted and what is left out are all records of the choice',
  async (definition) => {
    let looked = 0;
    for (const login of ['gyr', 'dlr']) {
      for (const isAll of [true, false]) {
        const question = await queryOf(definition, login, isAll);
        const all = recordsOf(question, login);
        for (const [measure, { leavesOut = [] }] of Object.entries(definition.measures)) {
          const reasonOf = (record: Record) =>
            leavesOut.find((reason) => isLeftOut[reason]?.(record)) ?? null;
          const place = { row: {}, side: 'current', measure } as const;
          const answer = await askRecords(api, question, place);
          const leftOut = answer.left_out.reduce((sum, { records }) => sum + records, 0);
          expect(answer.counted + leftOut).toBe(all.length);
          expect(answer.total_items).toBe(answer.counted);
          expect(answer.left_out).toEqual(
            leavesOut.flatMap((reason) => {
              const records = all.filter((each) => reasonOf(each) === reason).length;
              return records > 0 ? [{ reason, records }] : [];
            }),
          );
          for (const { reason, records } of answer.left_out) {
            const page = { page_size: 100 };
            const left = await askRecords(api, question, { ...place, left_out: reason }, page);
            expect(left).toMatchObject({ total_items: records, left_out: answer.left_out });
            expect(left.records).toHaveLength(Math.min(records, 100));
            const name = nameOf[definition.records];
            const stored = all
              .filter((each) => reasonOf(each) === reason)
              .map((each) => name({ ...each }));
            expect(stored).toEqual(expect.arrayContaining(left.records.map(name)));
          }
          looked += all.length;
        }
      }
    }
    expect(looked).toBeGreaterThan(50);
  },
  60_000,
);

test.each([
  ['casing_brand_count', 'casings', 'no_tin'],
  ['average_brand_age', 'aged', 'not_used'],
  ['average_brand_age', 'aged', 'constructor'],
])('%s: a reason that %s lacks is refused, as is %s', async (type, measure, left_out) => {
  const definition = definitions.find((each) => each.type === type) as DashboardReport;
  const question = await queryOf(definition, 'gyr', true);
  const place = { row: {}, side: 'current', measure, left_out } as const;
  await expect(askRecords(api, question, place)).rejects.toThrow('place.left_out');
});

test('a row tells what is left out of it, and the rows together what is left out of the total', async () => {
  const definition = definitions.find(
    ({ type }) => type === 'average_brand_age',
  ) as DashboardReport;
  const question = await queryOf(definition, 'gyr', true);
  const brands = new Set(
    recordsOf(question, 'gyr').map(({ product }) => product?.brand ?? 'Unknown'),
  );
  const place = { side: 'current', measure: 'aged' } as const;
  const total = await askRecords(api, question, { row: {}, ...place });
  const sums: globalThis.Record<string, number> = {};
  for (const brand of brands) {
    const row = { CasingBrandName: brand };
    const { left_out } = await askRecords(api, question, { row, ...place });
    for (const { reason, records } of left_out) sums[reason] = (sums[reason] ?? 0) + records;
  }
  expect(Object.entries(sums).toSorted()).toEqual(
    total.left_out.map(({ reason, records }) => [reason, records]).toSorted(),
  );
});
