import {
  type ScrapGrouping,
  scrapGroupings,
  scrapRemovalsList,
} from '@portal/contract/analysis-reports';
import fc from 'fast-check';
import { distortRemovals } from '../testing/distort-removals.ts';
import { readEveryScrap, wholeScope } from '../testing/every-scrap.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import {
  groupsOf,
  type RecomputedRemoval,
  readScrapRecords,
  recomputeScrap,
  type ScrapSelection,
  sumsOf,
} from '../testing/scraps.ts';

const report = 'POST scrap_analysis_report/get_scrap_report';
const list = 'POST scrap_analysis_report/get_removals';

let api: AnalysisApi;
let known: ReturnType<typeof recomputeScrap>;
beforeAll(async () => {
  api = await analysisApi();
  await distortRemovals(api.database);
  known = recomputeScrap(await readScrapRecords(api.database));
});
afterAll(() => api.close());

const days = ['2023-09-01', '2024-03-15', '2025-01-31', '2025-05-01', '2025-06-20'];
const distinct = <Value>(values: readonly (Value | null)[]) => [
  ...new Set(values.filter((value) => value !== null)),
];
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

const selections = (): fc.Arbitrary<ScrapSelection> =>
  fc
    .record({
      account_ids: fc.uniqueArray(
        fc.constantFrom(...distinct(known.all.map(({ account }) => account))),
        { maxLength: 4 },
      ),
      survey_ids: fc.oneof(
        fc.constant([]),
        fc.uniqueArray(fc.constantFrom(...known.surveys), { maxLength: 20 }),
      ),
      date_from: maybe(fc.constantFrom(...days)),
      date_to: maybe(fc.constantFrom(...days, '2025-07-01')),
      country: fc.option(fc.constantFrom('US', 'CA'), { nil: undefined, freq: 1 }),
      state: fc.option(fc.constantFrom(...distinct(known.all.map(({ state }) => state))), {
        nil: undefined,
        freq: 5,
      }),
      nonsig: fc.option(fc.constantFrom(...distinct(known.all.map(({ nonsig }) => nonsig))), {
        nil: undefined,
        freq: 5,
      }),
      keyword: fc.constantFrom('', '', '', '1', 'a'),
    })
    .map(({ date_from, date_to, ...rest }) =>
      date_from && date_to && date_to < date_from
        ? { ...rest, date_from: date_to, date_to: date_from }
        : { ...rest, date_from, date_to },
    );

/** The selection as sent over the wire. */
const sent = (selection: object) => JSON.parse(JSON.stringify(selection));

test('the demo data has every kind of removal', () => {
  expect(known.all.length).toBeGreaterThan(60);
  expect(known.surveys.length).toBeGreaterThan(10);
  const reasons = new Set(known.all.map(({ shown }) => shown.left_out));
  for (const reason of [
    'no_tread',
    'no_original',
    'no_pull_depth',
    'original_at_pull',
    'above_original',
    'no_price',
    'below_casing',
    null,
  ] as const)
    expect(reasons).toContain(reason);
  const sources = new Set(known.all.map(({ shown }) => shown.price_source));
  expect(sources).toEqual(new Set(['own', 'account', 'everybody', null]));
});

test('totals and groups agree with a second computation, whatever is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(selections(), async (selection) => {
      const chosen = known.of(selection);
      const { summary, groups, tread_depth_format } = (
        await api.as('gyr', report, { body: sent(selection) })
      ).body;
      expect(tread_depth_format).toBe('32nds');
      expect(summary).toEqual(sumsOf(chosen));
      for (const grouping of scrapGroupings) {
        const expected = groupsOf(chosen, grouping);
        expect(new Set(groups[grouping].map(({ key }) => key))).toEqual(new Set(expected.keys()));
        for (const group of groups[grouping]) expect(group).toEqual(expected.get(group.key));
      }
    }),
    { numRuns: 30 },
  );
});

test('removals agree with a second computation, whatever is chosen', async () => {
  const filters = Object.entries(filterOf) as [ScrapGrouping, string][];
  await fc.assert(
    fc.asyncProperty(
      selections(),
      maybe(fc.constantFrom(...filters)),
      fc.nat(),
      async (selection, filter, place) => {
        const chosen = known.of(selection);
        const [grouping, name] = filter ?? [null, ''];
        const keys = grouping ? [...groupsOf(known.all, grouping).keys()] : [];
        const key = keys[place % Math.max(1, keys.length)];
        const left =
          grouping && key ? chosen.filter(({ groups }) => groups[grouping].includes(key)) : chosen;
        const body = { ...sent(selection), ...(key && { [name]: key }) };
        const found = (
          await api.as('gyr', list, { body: { ...body, page_number: 1, page_size: 100 } })
        ).body;
        expect(found.total_items).toBe(left.length);
        const byId = new Map(left.map(({ shown }) => [shown.id, shown]));
        for (const removal of found.removals) expect(removal).toEqual(byId.get(removal.id));
      },
    ),
    { numRuns: 30 },
  );
});

/** The field of the request that filters by each grouping. */
const filterOf: Readonly<Record<ScrapGrouping, string>> = {
  reason: 'reason',
  condition: 'condition',
  brand: 'brand',
  position: 'position',
  caps: 'caps',
  age: 'age',
  band: 'band',
  left_out: 'counting',
};

const cents = (amounts: readonly (number | null)[]) =>
  amounts.reduce((sum: number, amount) => sum + Math.round((amount ?? 0) * 100), 0);

test.each(scrapGroupings)(
  'the removals behind each group by %s make up its figures',
  async (grouping) => {
    const { groups } = (await api.as('gyr', report, { body: wholeScope })).body;
    expect(groups[grouping].length).toBeGreaterThan(0);
    for (const group of groups[grouping].slice(0, 4)) {
      const removals = await readEveryScrap(api, { [filterOf[grouping]]: group.key });
      expect(removals).toHaveLength(group.removed);
      expect(cents(removals.map(({ lost }) => lost))).toBe(Math.round(group.lost * 100));
      if (grouping === 'left_out') continue;
      const counting = { [filterOf[grouping]]: group.key, counting: 'counted' };
      expect(await readEveryScrap(api, counting)).toHaveLength(group.counted);
    }
  },
);

test('lost by reason, brand, axle, caps and age is the total, and bands are the treads that were read', async () => {
  const { summary, groups } = (await api.as('gyr', report, { body: wholeScope })).body;
  expect(summary.lost).toBeGreaterThan(0);
  for (const grouping of ['reason', 'brand', 'position', 'caps', 'age'] as const) {
    expect(cents(groups[grouping].map(({ lost }) => lost))).toBe(Math.round(summary.lost * 100));
    const removed = groups[grouping].reduce((sum, group) => sum + group.removed, 0);
    expect(removed).toBe(summary.removed);
  }
  const bands = groups.band.reduce((sum, { removed }) => sum + removed, 0);
  expect(bands).toBe(summary.tread_read);
  expect(summary.tread_read).toBeLessThan(summary.removed);
  expect(groups.left_out.reduce((sum, { removed }) => sum + removed, 0)).toBe(summary.left_out);
  expect(summary.scrap + summary.retread).toBe(summary.removed);
  expect(summary.counted + summary.left_out).toBe(summary.removed);
});

test('reasons begin with the greatest loss, and bands go from little tread to much', async () => {
  const { groups } = (await api.as('gyr', report, { body: wholeScope })).body;
  const losses = groups.reason.map(({ lost }) => lost);
  expect(losses).toEqual([...losses].sort((one, other) => other - one));
  expect(groups.band.map(({ key }) => key)).toEqual(['green', 'yellow', 'red', 'far_too_early']);
});

const compareOf = new Intl.Collator('en', { numeric: true });
const reasons: readonly unknown[] = scrapRemovalsList.filters.reason.values;
const sortedBy = (field: string, { shown }: RecomputedRemoval) =>
  field === 'product' ? shown.brand : (shown[field as keyof typeof shown] ?? null);

test.each(Object.entries(scrapRemovalsList.sorts).filter(([field]) => field !== 'position'))(
  '%s sorts removals both ways',
  async (field, by) => {
    const byId = new Map(known.all.map((each) => [each.shown.id, each]));
    for (const is_sort_desc of [false, true]) {
      const removals = await readEveryScrap(api, { order_by: by, is_sort_desc });
      expect(removals).toHaveLength(known.all.length);
      const values = removals.map(({ id }) => sortedBy(field, byId.get(id) as RecomputedRemoval));
      const there = values.filter((value) => value !== null);
      const sorted = [...there].sort((one, other) => {
        if (field === 'reason') return reasons.indexOf(one) - reasons.indexOf(other);
        if (typeof one === 'number') return one - Number(other);
        return compareOf.compare(String(one), String(other));
      });
      if (is_sort_desc) sorted.reverse();
      expect(there).toEqual(sorted);
      // Rows without a value come last.
      expect(values.slice(there.length)).toEqual(values.slice(there.length).map(() => null));
    }
  },
);

const page = { page_number: 1, page_size: 100 };

test.each([
  [{ account_ids: [999_999_999] }, 'unknown_value', 'account_ids.0'],
  [{ survey_ids: [999_999_999] }, 'unknown_value', 'survey_ids.0'],
  [
    { account_ids: Array.from({ length: 1001 }, (_, index) => index + 1) },
    'too_many',
    'account_ids',
  ],
  [{ survey_ids: Array.from({ length: 1001 }, (_, index) => index + 1) }, 'too_many', 'survey_ids'],
  [{ date_from: '2025-02-30' }, 'invalid', 'date_from'],
  [{ date_from: '2025-03-01', date_to: '2025-02-01' }, 'range_reversed', 'date_to'],
] as const)('%# is refused at its field, by every call', async (own, code, path) => {
  const body = { ...wholeScope, ...own };
  for (const [name, more] of [
    [report, {}],
    [list, page],
    ['POST scrap_analysis_report/get_report_to_pdf', {}],
    ['POST scrap_analysis_report/get_report_to_excel', {}],
  ] as const) {
    const answer = await api.as('gyr', name, { body: { ...body, ...more } });
    expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, code, path]);
  }
});

test('what no list has is refused at its field', async () => {
  for (const [own, path] of [
    [{ reason: 'boredom' }, 'reason'],
    [{ band: 'blue' }, 'band'],
    [{ counting: 'some' }, 'counting'],
    [{ destination: 'stock' }, 'destination'],
    [{ order_by: 99 }, 'order_by'],
  ] as const) {
    const answer = await api.as('gyr', list, { body: { ...wholeScope, ...page, ...own } });
    expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, 'invalid', path]);
  }
});

test('somebody without the right gets nothing of it', async () => {
  for (const [name, more] of [
    [report, {}],
    [list, page],
    ['POST scrap_analysis_report/get_surveys', page],
    ['POST scrap_analysis_report/get_report_to_pdf', {}],
    ['POST scrap_analysis_report/get_report_to_excel', {}],
  ] as const)
    expect((await api.as('win', name, { body: { ...wholeScope, ...more } })).status).toBe(401);
});
