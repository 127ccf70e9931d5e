import {
  type ConditionTiresRequest,
  conditionGroupings,
  conditionSeverities,
} from '@portal/contract/analysis-reports';
import fc from 'fast-check';
import { clearTireInputs, everything, selections } from '../testing/condition-selections.ts';
import {
  type CountedTire,
  readConditionRecords,
  recomputeConditions,
  usualShares,
} from '../testing/conditions.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { sum } from '../testing/same-conditions.ts';
import { saveConditions } from '../testing/save-conditions.ts';
import { readConditionTires } from './read-condition-tires.ts';
import { savedTireCount } from './saved-counts.ts';
import type { StoredConditions } from './stored-conditions.ts';

let api: AnalysisApi;
let records: Awaited<ReturnType<typeof readConditionRecords>>;
let recompute: ReturnType<typeof recomputeConditions>;
let whole: { id: number; report: StoredConditions };
beforeAll(async () => {
  api = await analysisApi();
  await clearTireInputs(api.database);
  records = await readConditionRecords(api.database);
  recompute = recomputeConditions(records);
  whole = await saveConditions(api.database, everything);
});
afterAll(() => api.close());

type TiresFilter = Pick<ConditionTiresRequest, 'group_by' | 'group_key' | 'loss'>;
const page = { page_number: 1, page_size: 100 };
const user = { unitOfMeasurement: '1' } as const;

/** A sample of the locations. */
const placesOf = (report: StoredConditions) =>
  (report.AccountTireReportsData?.rows ?? []).filter((_, at) => at % 40 === 0);

/** Every count of tires in a report, with the request for those tires. */
function countsOf(report: StoredConditions): [TiresFilter, number][] {
  const losses = report.PotentialLossData;
  const ofGroup =
    (group_by: NonNullable<TiresFilter['group_by']>, loss?: TiresFilter['loss']) =>
    ({ key, tires }: { readonly key: string; readonly tires: number }): [TiresFilter, number] => [
      { group_by, group_key: key, ...(loss && { loss }) },
      tires,
    ];
  return [
    [{}, report.StatisticData?.tires_read ?? 0],
    ...[...conditionGroupings, 'wear' as const].flatMap((each) =>
      (report.FleetConditionalData?.[each] ?? []).map(ofGroup(each)),
    ),
    [{ loss: 'at_risk' }, losses?.tires ?? 0],
    [{ loss: 'counted' }, losses?.counted ?? 0],
    [{ loss: 'left_out' }, losses?.left_out ?? 0],
    ...(losses?.causes ?? []).flatMap((row) => [
      ofGroup('causes')(row),
      ofGroup('causes', 'counted')({ ...row, tires: row.counted }),
    ]),
    ...(losses?.left_out_reasons ?? []).map(ofGroup('left_out_reasons')),
    ...(losses?.price_sources ?? []).map(ofGroup('price_sources', 'counted')),
    ...placesOf(report).map(({ location_id, tires }) =>
      ofGroup('locations')({ key: String(location_id), tires }),
    ),
  ];
}

const tiresOf = async (id: number, asked: object) => {
  const answer = await api.as('gyr', 'POST fleet_conditions/get_tires', {
    body: { id, ...page, ...asked },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
const exceptionsOf = async (id: number, asked: object) =>
  (
    await api.as('gyr', 'POST fleet_conditions/get_exceptions', {
      body: { id, ...page, ...asked },
    })
  ).body;

test('behind every count of tires are as many, and the report tells how many they were', async () => {
  const counts = countsOf(whole.report);
  expect(counts.length).toBeGreaterThan(60);
  for (const [asked, tires] of counts) {
    const { total_items, as_made, tires: rows } = await tiresOf(whole.id, asked);
    expect([asked, total_items, as_made]).toEqual([asked, tires, tires]);
    expect(rows).toHaveLength(Math.min(tires, page.page_size));
  }
});

test('behind every count of exceptions are as many', async () => {
  const { StatisticData: all } = whole.report;
  const counts: [object, number][] = [
    [{}, all?.exceptions ?? 0],
    ...conditionSeverities.map((severity): [object, number] => [
      { severity },
      all?.[severity] ?? 0,
    ]),
    ...(all?.checks ?? []).flatMap(
      ({ check, critical, warning, exceptions }): [object, number][] => [
        [{ check }, exceptions],
        [{ check, severity: 'critical' }, critical],
        [{ check, severity: 'warning' }, warning],
      ],
    ),
    ...placesOf(whole.report).flatMap(
      ({ location_id, exceptions, critical }): [object, number][] => [
        [{ location_id }, exceptions],
        [{ location_id, severity: 'critical' }, critical],
      ],
    ),
  ];
  expect(all?.checks.filter(({ exceptions }) => exceptions > 0).length).toBeGreaterThan(4);
  for (const [asked, count] of counts) {
    const { total_items, as_made } = await exceptionsOf(whole.id, asked);
    expect([asked, total_items, as_made]).toEqual([asked, count, count]);
  }
});

/** Selects the tires of a group in the second computation. */
const isOf =
  ({ group_by, group_key: key = '', loss }: TiresFilter) =>
  (tire: CountedTire): boolean => {
    const own: Readonly<Record<NonNullable<TiresFilter['group_by']>, string | null>> = {
      pressure_bands: tire.pressure,
      tread_bands: tire.band,
      tire_types: tire.type,
      brands: tire.brand,
      sizes: tire.size,
      valves: tire.valve,
      positions: tire.role,
      wear: tire.wear.includes(key) ? key : null,
      causes: tire.cause,
      left_out_reasons: tire.leftOut,
      price_sources: tire.source,
      locations: tire.place.split(' ')[1] ?? null,
    };
    const isAtRisk = loss === undefined || tire.cause !== null;
    const isTold =
      (loss !== 'counted' || tire.loss !== null) && (loss !== 'left_out' || tire.leftOut !== null);
    return isAtRisk && isTold && (group_by === undefined || own[group_by] === key);
  };

test('tires behind figures of random selections are those of a second computation', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(selections(records), fc.nat(), async (scope, nth) => {
      const { id, report } = await saveConditions(api.database, scope);
      const counts = countsOf(report);
      const [asked, figure] = counts[nth % counts.length] ?? [{}, 0];
      const expected = recompute(scope)
        .flatMap(({ tires }) => tires)
        .filter(isOf(asked));
      const { rows, total_items } = await readConditionTires(
        api.database.kysely,
        { user, account_ids: scope.account_ids, shares: usualShares, selection: { id, ...asked } },
        { page_number: 1, page_size: 100_000 },
      );
      expect([total_items, rows.length, savedTireCount(report, asked) ?? 0]).toEqual([
        expected.length,
        figure,
        figure,
      ]);
      const money = (tires: readonly { readonly loss: number | null }[]) =>
        sum(tires, ({ loss }) => loss ?? 0);
      expect(money(rows)).toBeCloseTo(money(expected), 2);
      found += rows.length;
    }),
    { numRuns: 30, examples: [[everything, 0]] },
  );
  expect(found).toBeGreaterThan(100);
});

test('the lost money of the listed tires is that of the report', async () => {
  const { loss } = whole.report.PotentialLossData ?? {};
  const { tires } = await tiresOf(whole.id, { loss: 'counted', order_by: 6, is_sort_desc: true });
  const amounts = tires.map((tire) => tire.loss ?? 0);
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
  const all = await readConditionTires(
    api.database.kysely,
    { user, account_ids: [], shares: usualShares, selection: { id: whole.id } },
    { page_number: 1, page_size: 100_000 },
  );
  expect(sum(all.rows, (tire) => tire.loss ?? 0)).toBeCloseTo(loss ?? 0, 2);
});

test('losses are told by the shares of the report, whatever is set today', async () => {
  const { id, report } = await saveConditions(api.database, everything, {
    ...usualShares,
    pressure_low: { tread: 0.6, casing: 0 },
  });
  const low = report.PotentialLossData?.causes.find(({ key }) => key === 'pressure_low');
  const asked = { group_by: 'causes', group_key: 'pressure_low', loss: 'counted' };
  expect(await tiresOf(id, asked)).toMatchObject({
    total_items: low?.counted,
    as_made: low?.counted,
  });
  expect(await tiresOf(whole.id, asked)).not.toMatchObject({ total_items: low?.counted });
});

test('a later inspection changes nothing, one that is gone is missed', async () => {
  const { kysely } = api.database;
  const { id, report } = await saveConditions(api.database, {
    ...everything,
    date_to: '2025-03-31',
  });
  const all = report.StatisticData?.tires_read;
  expect(await tiresOf(id, {})).toMatchObject({ total_items: all, as_made: all });
  const { inspection_ids } = await kysely
    .selectFrom('kept_reports')
    .select('inspection_ids')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('kept_reports')
    .set({ inspection_ids: (inspection_ids ?? []).slice(1) })
    .where('id', '=', id)
    .execute();
  const { total_items, as_made } = await tiresOf(id, {});
  expect(as_made).toBe(all);
  expect(total_items).toBeLessThan(all ?? 0);
});

test('a search narrows the tires, and not what the report counts', async () => {
  const { tires } = await tiresOf(whole.id, {});
  const keyword = tires[0]?.unit_number ?? '';
  const { total_items, as_made, tires: found } = await tiresOf(whole.id, { keyword });
  expect(total_items).toBeLessThan(as_made ?? 0);
  expect(found.every(({ unit_number }) => unit_number.includes(keyword))).toBe(true);
});

test.each(['get_tires', 'get_exceptions'] as const)(
  '%s of a report of somebody else is refused, as is what is no filter',
  async (call) => {
    const other = await api.as('cus', `POST fleet_conditions/${call}`, {
      body: { id: whole.id, ...page },
    });
    expect([other.status, other.body.code, other.body.path]).toEqual([400, 'unknown_value', 'id']);
    for (const [own, path] of [
      [{ page_number: 0 }, 'page_number'],
      [{ order_by: 99 }, 'order_by'],
      [{ loss: 'some', severity: 'some' }, call === 'get_tires' ? 'loss' : 'severity'],
    ] as const) {
      const answer = await api.as('gyr', `POST fleet_conditions/${call}`, {
        body: { id: whole.id, ...page, ...own },
      });
      expect([answer.status, answer.body.path]).toEqual([400, path]);
    }
  },
);
