import {
  type RetorqueStanding,
  retorqueStates,
  retorquesList,
  torqueChecksList,
} from '@portal/contract/analysis-reports';
import fc from 'fast-check';
import { readEveryCheck } from '../testing/every-check.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { type Recomputed, readRecords, recompute } from '../testing/torques.ts';

const report = 'POST torque_summary_report/get_report';
const retorques = 'POST torque_summary_report/get_retorques';

let api: AnalysisApi;
let known: Recomputed;
beforeAll(async () => {
  api = await analysisApi();
  known = recompute(await readRecords(api.database));
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };
const everywhere = { location_ids: [] };
const everyCheck = (selection?: object) => readEveryCheck(api, selection);

const days = ['2023-09-01', '2024-03-15', '2025-01-31', '2025-05-01', '2025-06-20'];
const selections = () =>
  fc.record({
    location_ids: fc.uniqueArray(fc.constantFrom(...known.locations), { maxLength: 4 }),
    date_from: fc.option(fc.constantFrom(...days), { nil: undefined }),
    date_to: fc.option(fc.constantFrom(...days, '2025-07-01'), { nil: undefined }),
    keyword: fc.constantFrom('', '', '1', 'a'),
  });
type Selection = typeof selections extends () => fc.Arbitrary<infer Value> ? Value : never;
const ordered = ({ date_from, date_to, ...rest }: Selection): Selection =>
  date_from && date_to && date_to < date_from
    ? { ...rest, date_from: date_to, date_to: date_from }
    : { ...rest, date_from, date_to };

test('checks and sums agree with a second computation, whatever is chosen', async () => {
  expect(known.checks.length).toBeGreaterThan(50);
  await fc.assert(
    fc.asyncProperty(
      selections(),
      fc.option(fc.constantFrom('in_spec', 'low', 'high', 're_torqued'), { nil: undefined }),
      async (drawn, result) => {
        const selection = ordered(drawn);
        const left = known.checksOf(selection);
        const shown = result ? left.filter((check) => check.result === result) : left;
        const body = { ...JSON.parse(JSON.stringify({ ...selection, result })), ...page };
        const { checks, summary, total_items } = (await api.as('gyr', report, { body })).body;
        expect(total_items).toBe(shown.length);
        expect(summary).toEqual(known.summaryOf(left, selection));
        const byKey = new Map(shown.map((check) => [known.keyOf(check), check]));
        for (const check of checks) expect(check).toEqual(byKey.get(known.keyOf(check)));
      },
    ),
    { numRuns: 30 },
  );
});

test('wheel ends to re-torque agree with a second computation, on every day', async () => {
  const seen = new Set<RetorqueStanding>();
  await fc.assert(
    fc.asyncProperty(selections(), async (drawn) => {
      const selection = ordered(drawn);
      const left = known.retorquesOf(selection);
      for (const state of [undefined, ...retorqueStates]) {
        const shown = left.filter((end) => !state || end.state === state);
        const body = { ...JSON.parse(JSON.stringify({ ...selection, state })), ...page };
        const { wheel_ends, total_items } = (await api.as('gyr', retorques, { body })).body;
        expect(total_items).toBe(shown.length);
        const byKey = new Map(shown.map((end) => [known.endKeyOf(end), end]));
        for (const end of wheel_ends) expect(end).toEqual(byKey.get(known.endKeyOf(end)));
        for (const end of wheel_ends) seen.add(end.state);
      }
    }),
    { numRuns: 30 },
  );
  expect(seen).toEqual(new Set(['overdue', 'unknown']));
});

test('a wheel is due at 50 miles after it went on, and overdue beyond 100', async () => {
  const body = { ...everywhere, ...page, state: 'overdue' };
  const [end] = (await api.as('gyr', retorques, { body })).body.wheel_ends;
  const { kysely } = api.database;
  const mount = await kysely
    .selectFrom('mounts')
    .select(['id', 'odometer_on_km'])
    .where('unit_id', '=', end?.unit_id ?? 0)
    .where('axle_number', '=', end?.axle_number ?? 0)
    .where('side', '=', end?.side ?? 'left')
    .where('slot', '<>', 'inner')
    .where('ended_on', 'is', null)
    .executeTakeFirstOrThrow();
  const driven = (mount.odometer_on_km ?? 0) + (end?.since_fitting ?? 0) * 1.609344;
  const after = async (km: number) => {
    await kysely
      .updateTable('mounts')
      .set({ odometer_on_km: driven - km })
      .where('id', '=', mount.id)
      .execute();
    const { wheel_ends } = (
      await api.as('gyr', retorques, { body: { ...everywhere, ...page, order_by: 6 } })
    ).body;
    return wheel_ends.find((each) => known.endKeyOf(each) === known.endKeyOf(end as typeof each))
      ?.state;
  };
  expect(await after(80.45)).toBeUndefined();
  expect(await after(80.49)).toBe('due');
  expect(await after(160.92)).toBe('due');
  expect(await after(160.96)).toBe('overdue');
  await kysely.updateTable('mounts').set(mount).where('id', '=', mount.id).execute();
});

test('the five results add up to the checks, and each total leads to as many', async () => {
  const body = { ...everywhere, ...page };
  const { summary } = (await api.as('gyr', report, { body })).body;
  const { in_spec, low, high, re_torqued, missing_hardware } = summary;
  expect(in_spec + low + high + re_torqued + missing_hardware).toBe(summary.checked);
  expect(summary.in_spec_percentage).toBeCloseTo((100 * in_spec) / summary.checked, 2);
  for (const result of torqueChecksList.filters.result.values)
    expect(await everyCheck({ result })).toHaveLength(summary[result]);
  for (const state of retorqueStates) {
    const { total_items } = (await api.as('gyr', retorques, { body: { ...body, state } })).body;
    expect(total_items).toBe(summary[state]);
  }
});

const compareOf = new Intl.Collator('en', { numeric: true });
const results: readonly unknown[] = torqueChecksList.filters.result.values;

test.each(Object.entries(torqueChecksList.sorts))(
  '%s sorts checks both ways',
  async (field, by) => {
    for (const is_sort_desc of [false, true]) {
      const checks = await everyCheck({ order_by: by, is_sort_desc });
      expect(checks).toHaveLength(known.checks.length);
      const values = checks.map((check) => check[field as keyof (typeof checks)[number]]);
      const there = values.filter((value) => value !== null);
      const sorted = [...there].sort((one, other) => {
        if (field === 'result') return results.indexOf(one) - results.indexOf(other);
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

test.each(Object.entries(retorquesList.sorts))('%s sorts what is left to do', async (field, by) => {
  const read = async (is_sort_desc: boolean) => {
    const body = { ...everywhere, ...page, date_to: '2025-06-20', order_by: by, is_sort_desc };
    const { wheel_ends } = (await api.as('gyr', retorques, { body })).body;
    return wheel_ends.map((end) => end[field as keyof typeof end]).filter((each) => each !== null);
  };
  const [up, down] = [await read(false), await read(true)];
  expect(up.length).toBeGreaterThan(3);
  const rank = (value: unknown) =>
    field === 'state' ? retorqueStates.indexOf(value as RetorqueStanding) : value;
  const sorted = [...up].sort((one, other) =>
    typeof rank(one) === 'number'
      ? Number(rank(one)) - Number(rank(other))
      : compareOf.compare(String(one), String(other)),
  );
  expect(up).toEqual(sorted);
  if (down.length < 100) expect(down).toEqual([...sorted].reverse());
});

test('torques and distances travel in the units of the reader, which the answer names', async () => {
  const body = { ...everywhere, ...page };
  const us = (await api.as('gyr', report, { body })).body;
  expect([us.torque_format, us.distance_format]).toEqual(['lbft', 'mi']);
  await api.database.kysely
    .updateTable('users')
    .set({ unit_of_measurement: '0' })
    .where('login', '=', 'ssc')
    .execute();
  const metric = (await api.as('ssc', report, { body })).body;
  expect([metric.torque_format, metric.distance_format]).toEqual(['nm', 'km']);
  for (const [place, check] of us.checks.entries()) {
    const other = metric.checks[place];
    expect(check.least).toBeCloseTo((other?.least ?? 0) / 1.35582, 1);
    if (check.measured !== null)
      expect(check.measured).toBeCloseTo((other?.measured ?? 0) / 1.35582, 1);
    if (check.since_fitting !== null)
      expect(check.since_fitting).toBeCloseTo((other?.since_fitting ?? 0) / 1.609344, 1);
  }
});

test('locations are those that checked torques or have units, of what each person sees', async () => {
  const name = 'GET torque_summary_report/select_location_ids';
  const all = (await api.as('gyr', name)).body.locations;
  const ids = all.map(({ location_id }) => location_id);
  expect(new Set(ids)).toEqual(new Set([...known.locations, ...known.yards]));
  expect(new Set(ids).size).toBe(ids.length);
  const own = (await api.as('cus', name)).body.locations;
  expect(own.length).toBeLessThan(all.length);
  const [first] = own;
  const found = (await api.as('cus', name, { query: { keyword: first?.location ?? '' } })).body;
  expect(found.locations).toContainEqual(first);
  expect((await api.as('cus', name, { query: { keyword: 'zzzzz' } })).body.locations).toEqual([]);
  // Returns only those locations in `ids` that the user sees.
  const foreign = ids.find((id) => own.every(({ location_id }) => location_id !== id));
  const named = `${first?.location_id}.${foreign}.999999999`;
  const seen = (await api.as('cus', name, { query: { ids: named } })).body.locations;
  expect(seen).toEqual([first]);
  for (const wrong of ['0', '1.', 'a', Array(1001).fill('1').join('.')]) {
    const answer = await api.as('cus', name, { query: { ids: wrong } });
    expect([answer.status, answer.body.path]).toEqual([400, 'ids']);
  }
});

test.each([
  [{ location_ids: [999_999_999] }, 'unknown_value', 'location_ids.0'],
  [
    { location_ids: Array.from({ length: 1001 }, (_, index) => index + 1) },
    'too_many',
    'location_ids',
  ],
  [{ date_from: '2025-02-30' }, 'invalid', 'date_from'],
  [{ date_from: '2025-03-01', date_to: '2025-02-01' }, 'range_reversed', 'date_to'],
] as const)('%# is refused at its field, on the page and as a file', async (own, code, path) => {
  const body = { ...everywhere, ...own };
  for (const [name, more] of [
    [report, page],
    [retorques, page],
    ['POST torque_summary_report/download_excel', {}],
    ['POST torque_summary_report/download_retorques_pdf', {}],
  ] as const) {
    const answer = await api.as('gyr', name, { body: { ...body, ...more } });
    expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, code, path]);
  }
});

test('what no list has is refused at its field', async () => {
  for (const [name, own, path] of [
    [report, { result: 'loose' }, 'result'],
    [retorques, { state: 'soon' }, 'state'],
    [report, { order_by: 99 }, 'order_by'],
  ] as const) {
    const answer = await api.as('gyr', name, { body: { ...everywhere, ...page, ...own } });
    expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, 'invalid', path]);
  }
});

test('somebody without the right gets nothing of it', async () => {
  for (const [name, body] of [
    [report, { ...everywhere, ...page }],
    [retorques, { ...everywhere, ...page }],
    ['POST torque_summary_report/download_pdf', everywhere],
    ['POST torque_summary_report/download_retorques_excel', everywhere],
  ] as const)
    expect((await api.as('win', name, { body })).status).toBe(401);
});
