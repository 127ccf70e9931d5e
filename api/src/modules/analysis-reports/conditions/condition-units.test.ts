import { type ConditionUnitsRequest, conditionChecks } from '@portal/contract/analysis-reports';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { clearTireInputs, everything } from '../testing/condition-selections.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { saveConditions } from '../testing/save-conditions.ts';
import { rowsOf } from '../testing/wear-words.ts';
import type { StoredConditions } from './stored-conditions.ts';

let api: AnalysisApi;
let kept: Awaited<ReturnType<typeof saveConditions>>;
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
  await clearTireInputs(api.database);
  kept = await saveConditions(api.database, everything);
});
afterAll(() => api.close());

type UnitsFilter = Pick<ConditionUnitsRequest, 'group_by' | 'group_key' | 'state' | 'check'>;
const page = { page_number: 1, page_size: 100 };

const unitsOf = async (asked: UnitsFilter) => {
  const answer = await api.as('gyr', 'POST fleet_conditions/get_units', {
    body: { id: kept.id, ...page, ...asked },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};

/** A sample of the rows. */
const some = <Row>(rows: readonly Row[] = []) => rows.filter((_, at) => at % 30 === 0);

/** Every count of units in a report, with the request for those units. */
function countsOf(report: StoredConditions): [UnitsFilter, number][] {
  const { StatisticData: all, UnitsData: units } = report;
  if (!all || !units) throw new Error('The report has every part.');
  const kinds = (['types', 'vocations', 'configurations'] as const).flatMap((group_by) =>
    units[group_by].flatMap((group): [UnitsFilter, number][] => [
      [{ group_by, group_key: group.key }, group.units],
      [{ group_by, group_key: group.key, state: 'failing' }, group.units_with_exceptions],
    ]),
  );
  return [
    [{}, all.units],
    [{ state: 'failing' }, all.units_with_exceptions],
    [{ state: 'passing' }, all.units - all.units_with_exceptions],
    ...all.checks.map(({ check, units: failing }): [UnitsFilter, number] => [{ check }, failing]),
    ...kinds,
    ...some(report.AccountData?.rows).map((row): [UnitsFilter, number] => [
      { group_by: 'accounts', group_key: String(row.account_id) },
      row.units,
    ]),
    ...some(report.AccountTireReportsData?.rows).map((row): [UnitsFilter, number] => [
      { group_by: 'locations', group_key: String(row.location_id), state: 'failing' },
      row.units_with_exceptions,
    ]),
    ...some(report.SurveyData?.rows).map((row): [UnitsFilter, number] => [
      { group_by: 'surveys', group_key: String(row.survey_id) },
      row.units,
    ]),
    ...some(report.OwnerData?.rows).map((row): [UnitsFilter, number] => [
      { group_by: 'owners', group_key: row.group_key ?? '' },
      row.units,
    ]),
  ];
}

test('behind every count of units are as many, and the report tells how many they were', async () => {
  const counts = countsOf(kept.report);
  expect(counts.length).toBeGreaterThan(conditionChecks.length + 20);
  for (const [asked, units] of counts) {
    const { total_items, as_made, units: rows } = await unitsOf(asked);
    expect([asked, total_items, as_made]).toEqual([asked, units, units]);
    expect(rows).toHaveLength(Math.min(units, page.page_size));
  }
});

test('a unit is shown with what its inspection counted', async () => {
  const { units } = await unitsOf({ state: 'failing' });
  const inspections = await api.database.kysely
    .selectFrom('unit_inspections')
    .selectAll()
    .execute();
  for (const unit of units) {
    const own = inspections.find(
      (each) => each.survey_id === unit.survey_id && each.unit_id === unit.unit_id,
    );
    expect([unit.tires, unit.critical, unit.warning, unit.flagged]).toEqual([
      own?.tires_read,
      own?.criticals,
      own?.warnings,
      (own?.flagged_wear ?? 0) + (own?.flagged_valves ?? 0),
    ]);
  }
});

test('the file holds the units of a group in the order of the list', async () => {
  const asked = {
    group_by: 'types',
    group_key: 'tractor',
    order_by: 5,
    is_sort_desc: true,
  } as const;
  const { units, total_items } = await unitsOf(asked);
  const file = await api.as('gyr', 'POST fleet_conditions/export_units', {
    body: { id: kept.id, ...asked, format: 2 },
  });
  const rows = await rowsOf(new Uint8Array(file.bytes));
  const heading = rows.findIndex((row) => row.includes('Unit number'));
  expect(rows.slice(heading + 1, heading + 1 + units.length).map(([number]) => number)).toEqual(
    units.map(({ unit_number }) => unit_number),
  );
  expect(rows.slice(heading + 1).filter(([number]) => number !== undefined)).toHaveLength(
    total_items,
  );
  expect(rows.flat()).toContain('Tractor');
});

test('the units of a report of somebody else are refused, as is what is no filter', async () => {
  for (const call of ['get_units', 'export_units'] as const) {
    const body = { id: kept.id, ...(call === 'get_units' ? page : { format: 2 }) };
    const other = await api.as('cus', `POST fleet_conditions/${call}`, { body });
    expect([other.status, other.body.code, other.body.path]).toEqual([400, 'unknown_value', 'id']);
    const odd = await api.as('gyr', `POST fleet_conditions/${call}`, {
      body: { ...body, state: 'some' },
    });
    expect([odd.status, odd.body.path]).toEqual([400, 'state']);
  }
});
