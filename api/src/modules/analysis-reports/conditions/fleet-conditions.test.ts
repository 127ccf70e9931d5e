import { conditionGroupings } from '@portal/contract/analysis-reports';
import fc from 'fast-check';
import { findUser } from '../../../access/users.ts';
import { bindToViewer } from '../../../scope/bind.ts';
import {
  clearTireInputs,
  everything,
  type Scope,
  selections,
} from '../testing/condition-selections.ts';
import { readConditionRecords, recomputeConditions, usualShares } from '../testing/conditions.ts';
import { type AnalysisApi, analysisApi, type Login } from '../testing/reports-api.ts';
import { exceptions, expectSame, sum } from '../testing/same-conditions.ts';
import { readFleetConditions } from './read-fleet-conditions.ts';

let api: AnalysisApi;
let records: Awaited<ReturnType<typeof readConditionRecords>>;
let recompute: ReturnType<typeof recomputeConditions>;
beforeAll(async () => {
  api = await analysisApi();
  await clearTireInputs(api.database);
  records = await readConditionRecords(api.database);
  recompute = recomputeConditions(records);
});
afterAll(() => api.close());

async function reportOf(scope: Scope, { db = api.database.kysely, shares = usualShares } = {}) {
  const { report } = await readFleetConditions(db, { scope, fleets: '', request: {}, shares });
  return report;
}

test('figures of random selections are those of a second computation', async () => {
  let units = 0;
  await fc.assert(
    fc.asyncProperty(selections(records), async (scope) => {
      const expected = recompute(scope);
      units += expected.length;
      expectSame(await reportOf(scope), expected);
    }),
    { numRuns: 40, examples: [[everything]] },
  );
  expect(units).toBeGreaterThan(100);
});

test('losses follow the shares that are set', async () => {
  const shares = {
    ...usualShares,
    pressure_low: { tread: 0.6, casing: 0 },
    dual_mismatch: { tread: 0.4, casing: 0.1 },
  };
  const report = await reportOf(everything, { shares });
  expectSame(report, recomputeConditions(records, shares)(everything));
  expect(report.PotentialLossData?.causes.find(({ key }) => key === 'dual_mismatch')).toMatchObject(
    { tread_share: 40, casing_share: 10 },
  );
  expect(report.PotentialLossData?.loss).not.toBe(
    (await reportOf(everything)).PotentialLossData?.loss,
  );
});

test('parts add up to the whole', async () => {
  const report = await reportOf(everything);
  const { StatisticData: all, FleetConditionalData: data } = report;
  expect(all?.units).toBeGreaterThan(100);
  expect(all?.tires_read).toBeGreaterThan(1000);
  for (const grouping of conditionGroupings) {
    const groups = data?.[grouping] ?? [];
    expect(sum(groups, ({ tires }) => tires)).toBe(all?.tires_read);
    expect(sum(groups, (group) => group.share ?? 0)).toBeCloseTo(100, 0);
  }
  expect(sum(all?.checks ?? [], (row) => row.exceptions)).toBe(all?.exceptions);
  const { types = [], vocations: work = [], configurations = [] } = report.UnitsData ?? {};
  for (const groups of [types, work, configurations])
    expect(sum(groups, ({ units }) => units)).toBe(all?.units);
  const loss = report.PotentialLossData;
  expect(sum(loss?.causes ?? [], (row) => row.loss)).toBeCloseTo(loss?.loss ?? 0, 2);
  const { rows: places = [] } = report.AccountTireReportsData ?? {};
  expect(sum(places, (row) => row.loss)).toBeCloseTo(loss?.loss ?? 0, 2);
  expect(sum(places, ({ units }) => units)).toBe(all?.units);
  expect(sum(report.OwnerData?.rows ?? [], ({ units }) => units)).toBe(all?.units);
  expect(sum(report.SurveyData?.rows ?? [], ({ units }) => units)).toBe(all?.units);
  expect(sum(report.AccountData?.rows ?? [], ({ tires }) => tires)).toBe(all?.tires_read);
  expect(sum(report.SpecInformationData?.rows ?? [], ({ tires }) => tires)).toBe(all?.tires_read);
  // The data contains each of these reasons for leaving a loss out.
  expect(loss?.left_out_reasons.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['no_tread', 'no_original', 'original_at_pull']),
  );
});

test.each<Login>(['cus', 'dlr'])('%s is told of own rows alone', async (login) => {
  const { kysely } = api.database;
  const { id } = await kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const user = await findUser(kysely, id);
  if (!user) throw new Error('There is no such person.');
  const db = bindToViewer(kysely, user);
  const seen = new Set(
    (await db.selectFrom('surveys').select('id').execute()).map((row) => row.id),
  );
  const expected = recompute(everything, (survey) => seen.has(survey));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(recompute(everything).length);
  const { StatisticData, FleetConditionalData } = await reportOf(everything, { db });
  expect([StatisticData?.units, StatisticData?.exceptions]).toEqual([
    expected.length,
    sum(expected, exceptions),
  ]);
  expect(sum(FleetConditionalData?.brands ?? [], ({ tires }) => tires)).toBe(
    sum(expected, ({ tires }) => tires.length),
  );
});

test('nothing is nothing', async () => {
  const report = await reportOf({ ...everything, date_from: '2001-01-01', date_to: '2001-12-31' });
  expect(report.StatisticData).toMatchObject({ units: 0, units_share: null, exceptions: 0 });
  expect(report.FleetConditionalData?.pressure_bands[0]).toEqual({
    key: 'critical',
    tires: 0,
    share: null,
  });
  expect(report.PotentialLossData).toMatchObject({ loss: 0, tires: 0, left_out: 0 });
  expect(report.AccountTireReportsData).toEqual({ rows: [], total_items: 0 });
  expect(report.ImagesData).toEqual([]);
});
