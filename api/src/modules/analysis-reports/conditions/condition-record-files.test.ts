import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { clearTireInputs, everything } from '../testing/condition-selections.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { saveConditions } from '../testing/save-conditions.ts';
import { rowsOf } from '../testing/wear-words.ts';

let api: AnalysisApi;
let kept: Awaited<ReturnType<typeof saveConditions>>;
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
  await clearTireInputs(api.database);
  kept = await saveConditions(api.database, everything);
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };

/** The rows of a workbook below the heading row with this column, keyed by column name. */
async function tableOf(bytes: Uint8Array, column: string) {
  const rows = await rowsOf(bytes);
  const heading = rows.findIndex((row) => row.includes(column));
  const names = (rows[heading] ?? []).map(String);
  return rows
    .slice(heading + 1)
    .map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
}

test('the files hold the tires of a group as the list answers them', async () => {
  const [group] = kept.report.FleetConditionalData?.valves.slice(-1) ?? [];
  if (!group) throw new Error('Valves were read.');
  const asked = { id: kept.id, group_by: 'valves', group_key: group.key, order_by: 4 } as const;
  const { body } = await api.as('gyr', 'POST fleet_conditions/get_tires', {
    body: { ...asked, ...page },
  });
  expect(body.total_items).toBe(group.tires);
  const excel = await api.as('gyr', 'POST fleet_conditions/export_tires', {
    body: { ...asked, format: 2 },
  });
  const rows = (await tableOf(new Uint8Array(excel.bytes), 'Tread (32nds)')).slice(
    0,
    body.total_items,
  );
  expect(rows).toHaveLength(group.tires);
  for (const [at, tire] of body.tires.entries())
    expect(rows[at]).toMatchObject({
      'Unit number': tire.unit_number,
      Wheel: tire.wheel,
      Fleet: tire.fleet_name,
      Brand: tire.brand,
      'Tread (32nds)': tire.tread,
      'Target (psi)': tire.target,
      'Potential loss': tire.loss,
    });
  const pdf = await api.as('gyr', 'POST fleet_conditions/export_tires', {
    body: { ...asked, format: 1 },
  });
  const text = (await readPages(pdf.bytes)).map((each) => each.text).join(' ');
  expect(text).toContain('Valve');
  expect(text).toContain('Kept');
  for (const { unit_number } of body.tires) expect(text).toContain(unit_number);
});

test('the files hold the exceptions of a location, with what was found against which limit', async () => {
  const place = kept.report.AccountTireReportsData?.rows[0];
  if (!place) throw new Error('Some location was inspected.');
  const asked = { id: kept.id, location_id: place.location_id };
  const { body } = await api.as('gyr', 'POST fleet_conditions/get_exceptions', {
    body: { ...asked, ...page },
  });
  const measured = body.exceptions.filter((each) => each.check === 'pressure');
  expect(measured.length).toBeGreaterThan(0);
  const excel = await api.as('gyr', 'POST fleet_conditions/export_exceptions', {
    body: { ...asked, format: 2 },
  });
  const rows = (await tableOf(new Uint8Array(excel.bytes), 'Wheel, pair or axle')).slice(
    0,
    body.total_items,
  );
  expect(rows).toHaveLength(body.total_items);
  expect(rows.slice(0, page.page_size).map((row) => row['Unit number'])).toEqual(
    body.exceptions.map((each) => each.unit_number),
  );
  for (const [at, exception] of body.exceptions.entries())
    if (exception.check === 'pressure')
      expect(rows[at]?.Found).toMatch(
        new RegExp(`^${Math.round(exception.measured ?? 0)} psi against \\d+ psi$`),
      );
  const told = await rowsOf(new Uint8Array(excel.bytes));
  expect(told.flat()).toContain(place.fleet_location);
});

test('the files of a report of somebody else are refused', async () => {
  for (const call of ['export_tires', 'export_exceptions'] as const) {
    const other = await api.as('cus', `POST fleet_conditions/${call}`, {
      body: { id: kept.id, format: 2 },
    });
    expect([other.status, other.body.code, other.body.path]).toEqual([400, 'unknown_value', 'id']);
  }
});
