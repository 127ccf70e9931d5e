import {
  type ConditionGrouping,
  conditionGroupings,
  lossCauses,
} from '@portal/contract/analysis-reports';
import type { StoredConditions } from '../conditions/stored-conditions.ts';
import { type CountedTire, type CountedUnit, groupedBy } from './conditions.ts';

const count = <Row>(rows: readonly Row[], is: (row: Row) => boolean) => rows.filter(is).length;
export const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0);
const share = (part: number, whole: number) =>
  whole === 0 ? null : Math.round(Number(((10_000 * part) / whole).toFixed(6))) / 100;
export const exceptions = ({
  inspection: { warnings, criticals, flagged_wear, flagged_valves },
}: CountedUnit) => warnings + criticals + flagged_wear + flagged_valves;
const money = (tires: readonly CountedTire[]) =>
  Math.round(sum(tires, ({ loss }) => 100 * (loss ?? 0))) / 100;
const mean = (tires: readonly CountedTire[]) => {
  const treads = tires.flatMap(({ tread }) => tread ?? []);
  return treads.length === 0 ? null : sum(treads, (each) => each) / treads.length;
};
function expectClose(told: number | null, expected: number | null) {
  if (told === null || expected === null) expect(told).toBe(expected);
  else expect(told).toBeCloseTo(expected, 6);
}

const keyOf: Readonly<Record<ConditionGrouping, (tire: CountedTire) => string>> = {
  pressure_bands: ({ pressure }) => pressure,
  tread_bands: ({ band }) => band,
  tire_types: ({ type }) => type,
  brands: ({ brand }) => brand,
  sizes: ({ size }) => size,
  valves: ({ valve }) => valve,
  positions: ({ role }) => role,
};

const counted = (tires: readonly CountedTire[], key: (tire: CountedTire) => string) =>
  Object.fromEntries(
    [...groupedBy(tires, key)].map(([name, group]) => [name, group.length]).sort(),
  );

/** Expects a report to equal the second computation. */
export function expectSame(report: StoredConditions, units: readonly CountedUnit[]) {
  const tires = units.flatMap((unit) => unit.tires);
  const findings = units.flatMap((unit) => unit.findings);
  const withExceptions = count(units, (unit) => exceptions(unit) > 0);
  expect(report.StatisticData).toMatchObject({
    accounts: new Set(units.map(({ inspection }) => inspection.account_id)).size,
    locations: new Set(units.map(({ place }) => place)).size,
    surveys: new Set(units.map(({ inspection }) => inspection.survey_id)).size,
    units: units.length,
    units_with_exceptions: withExceptions,
    units_share: share(withExceptions, units.length),
    tires_expected: sum(units, ({ inspection }) => inspection.tires_expected),
    exceptions: sum(units, exceptions),
    critical: count(findings, ({ severity }) => severity === 'critical'),
    warning: count(findings, ({ severity }) => severity === 'warning'),
  });
  for (const { check, critical, warning, units: failing } of report.StatisticData?.checks ?? []) {
    if (check === 'wear' || check === 'valve') continue;
    const own = findings.filter(({ check_name }) => check_name === check);
    expect([critical, warning]).toEqual([
      count(own, ({ severity }) => severity === 'critical'),
      count(own, ({ severity }) => severity === 'warning'),
    ]);
    expect(failing).toBe(new Set(own.map(({ inspection_id }) => inspection_id)).size);
  }
  const data = report.FleetConditionalData;
  for (const grouping of conditionGroupings) {
    const groups = data?.[grouping] ?? [];
    const told = groups.filter((group) => group.tires > 0).map((group) => [group.key, group.tires]);
    expect(Object.fromEntries(told.sort())).toEqual(counted(tires, keyOf[grouping]));
  }
  for (const position of data?.positions ?? [])
    expectClose(position.mean_tread, mean(tires.filter(({ role }) => role === position.key)));
  const worn = tires.flatMap(({ wear }) => wear);
  expect(Object.fromEntries((data?.wear ?? []).map(({ key, tires: some }) => [key, some]))).toEqual(
    Object.fromEntries([...groupedBy(worn, (key) => key)].map(([key, all]) => [key, all.length])),
  );
  expectSameLoss(report, tires);
  expectSamePlaces(report, units);
}

function expectSameLoss(
  { PotentialLossData: loss }: StoredConditions,
  tires: readonly CountedTire[],
) {
  const caused = tires.filter(({ cause }) => cause !== null);
  expect(loss).toMatchObject({
    loss: money(caused),
    tires: caused.length,
    left_out: count(caused, ({ leftOut }) => leftOut !== null),
  });
  for (const cause of lossCauses) {
    const own = caused.filter((tire) => tire.cause === cause);
    expect(loss?.causes.find(({ key }) => key === cause)).toMatchObject({
      tires: own.length,
      counted: count(own, ({ leftOut }) => leftOut === null),
      loss: money(own),
    });
  }
  const reasons = groupedBy(
    caused.flatMap(({ leftOut }) => leftOut ?? []),
    (reason) => reason,
  );
  expect(
    Object.fromEntries((loss?.left_out_reasons ?? []).map((each) => [each.key, each.tires])),
  ).toEqual(Object.fromEntries([...reasons].map(([key, all]) => [key, all.length])));
  const sources = groupedBy(
    caused.filter(({ leftOut }) => leftOut === null),
    ({ source }) => source,
  );
  expect(
    Object.fromEntries((loss?.price_sources ?? []).map((each) => [each.key, each.tires])),
  ).toEqual(Object.fromEntries([...sources].map(([key, all]) => [key, all.length])));
}

function expectSamePlaces(report: StoredConditions, units: readonly CountedUnit[]) {
  const places = groupedBy(units, ({ place }) => place);
  expect(report.AccountTireReportsData?.total_items).toBe(places.size);
  for (const row of report.AccountTireReportsData?.rows ?? []) {
    const own = places.get(`${row.account_id} ${row.location_id}`) ?? [];
    const tires = own.flatMap((unit) => unit.tires);
    const under = count(tires, ({ pressure }) => pressure === 'critical' || pressure === 'low');
    expect(row).toMatchObject({
      units: own.length,
      tires: tires.length,
      exceptions: sum(own, exceptions),
      underinflated: under,
      underinflated_share: share(
        under,
        count(tires, ({ hasPressure }) => hasPressure),
      ),
      loss: money(tires),
    });
    expectClose(row.mean_tread, mean(tires));
  }
  const surveys = groupedBy(units, ({ inspection }) => inspection.survey_id);
  for (const row of report.SurveyData?.rows ?? [])
    expect([row.units, row.exceptions]).toEqual([
      surveys.get(row.survey_id)?.length,
      sum(surveys.get(row.survey_id) ?? [], exceptions),
    ]);
  const types = groupedBy(units, ({ type }) => type);
  for (const row of report.UnitsData?.types ?? [])
    expect(row.units).toBe(types.get(row.key)?.length);
  const owned = groupedBy(units, ({ inspection, owner }) => owner ?? `of ${inspection.account_id}`);
  expect(report.OwnerData?.total_items).toBe(owned.size);
}
