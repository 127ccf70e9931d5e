import { axleConfigurations, type ConfigurationCode } from '@portal/contract/fleet-surveys';
import { near, recomputeAxles } from '../testing/crossing-axles.ts';
import { type RecomputedCrossing, recomputeCrossings } from '../testing/crossing-computation.ts';
import { photographPlate } from '../testing/photograph-plate.ts';
import { type Login, type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import { type Records, readRecords } from '../testing/second-computation.ts';

const detail = 'POST checkpoint/detail';
const excel = 'POST checkpoint/download_excel_file_checkpoint_details';

let api: ReportsApi;
let records: Records;
let crossings: readonly RecomputedCrossing[];
beforeAll(async () => {
  api = await reportsApi();
  records = await readRecords(api.database);
  crossings = await recomputeCrossings(api.database);
});
afterAll(() => api.close());

const read = async (survey_id: number | undefined, login: Login = 'gyr') =>
  (await api.as(login, detail, { survey_id })).body;
const measureIn = (unit_of_measurement: '0' | '1' | '2') =>
  api.database.kysely
    .updateTable('users')
    .set({ unit_of_measurement })
    .where('login', '=', 'gyr')
    .execute();

const units = {
  '0': { pressure: 100, tread: 1, pressure_format: 'bar', tread_depth_format: 'mm' },
  '1': { pressure: 6.89476, tread: 0.79375, pressure_format: 'psi', tread_depth_format: '32nds' },
  '2': { pressure: 6.89476, tread: 1, pressure_format: 'psi', tread_depth_format: 'mm' },
} as const;

test.each(Object.entries(units))(
  'a crossing agrees with a second computation in units %s',
  async (system, unit) => {
    await measureIn(system as keyof typeof units);
    const some = crossings.filter((_, index) => index % (system === '1' ? 2 : 8) === 0);
    for (const each of some) {
      const { row, crossing, survey } = each;
      const found = await read(row.survey_id);
      const { pressure_format, tread_depth_format } = unit;
      expect(found).toMatchObject({
        pressure_format,
        tread_depth_format,
        unit_id: row.unit_id,
        fleet_name: row.fleet_name,
        lane: survey.surveyor,
        title: `${row.fleet_name} · ${row.unit_number}`,
        hot_allowance: near((crossing.hot_allowance_kpa ?? 0) / unit.pressure),
        tiles: {
          unit: row.unit_number,
          date_time: `${row.unit_date}T${row.unit_time}`,
          license_plate_url: null,
          location: row.fleet_location,
          license_number: row.license_number,
          records_total: row.total_tires,
          total_tires_read_count: row.total_tires_read_count,
          warning_exceptions: row.warning_exceptions,
          critical_exceptions: row.critical_exceptions,
          non_metric: system === '1',
          is_bidirectional: crossing.is_bidirectional,
          crossingdirection: crossing.direction,
        },
      });
      expect(found.axles).toEqual(recomputeAxles(records, each, unit));
      const ids = (some: readonly { readonly id: number }[]) => some.map(({ id }) => id).sort();
      expect(ids(found.findings.map(({ finding_id }) => ({ id: finding_id })))).toEqual(
        ids(each.findings),
      );
      const severities = found.findings.map(({ severity }) => severity);
      // The worst first.
      expect(severities).toEqual([...severities].sort());
    }
    await measureIn('1');
  },
);

test('older and newer go through the crossings of a unit in the order of time', async () => {
  const ofUnit = (id: number) => crossings.filter(({ row }) => row.unit_id === id);
  const [own = []] = crossings
    .map(({ row }) => ofUnit(row.unit_id))
    .sort((a, b) => b.length - a.length);
  expect(own.length).toBeGreaterThan(2);
  const inOrder = [...own].sort(
    (a, b) =>
      a.crossing.crossed_at.getTime() - b.crossing.crossed_at.getTime() ||
      a.row.survey_id - b.row.survey_id,
  );
  const named = (each: RecomputedCrossing | undefined) =>
    each
      ? { survey_id: each.row.survey_id, date_time: `${each.row.unit_date}T${each.row.unit_time}` }
      : null;
  for (const [index, { row }] of inOrder.entries()) {
    const { older, newer } = await read(row.survey_id);
    expect([older, newer]).toEqual([named(inOrder[index - 1]), named(inOrder[index + 1])]);
  }
});

test('with all axles lifted, or nothing read, everything is grey', async () => {
  const { kysely } = api.database;
  const [first, second] = crossings;
  const { inspection } = first ?? {};
  const axles = axleConfigurations[inspection?.configuration as ConfigurationCode].axles;
  await kysely
    .updateTable('unit_inspections')
    .set({ lifted_axles: axles.map((_, index) => index + 1) })
    .where('id', '=', inspection?.id ?? 0)
    .execute();
  await kysely
    .deleteFrom('readings')
    .where('inspection_id', '=', second?.inspection.id ?? 0)
    .execute();
  for (const [row, isLifted] of [
    [first?.row, true],
    [second?.row, false],
  ] as const) {
    const found = await read(row?.survey_id);
    expect(found.axles.every(({ is_lifted }) => is_lifted === isLifted)).toBe(true);
    const sides = found.axles.flatMap(({ left_side, right_side }) => [left_side, right_side]);
    const wheels = sides.flatMap((side) => side.wheels);
    expect(wheels.flatMap(({ pressure, tread_depth }) => [pressure, tread_depth])).toEqual(
      wheels.flatMap(() => [null, null]),
    );
    const colors = [
      ...found.axles.map((axle) => axle.mismatch_axle_color),
      ...sides.map((side) => side.mismatch_color),
      ...wheels.flatMap((wheel) => [wheel.color, wheel.pressure_color, wheel.tread_depth_color]),
    ];
    expect(new Set(colors)).toEqual(new Set(['grey']));
  }
});

test('the picture of a plate has an address that is signed for some minutes', async () => {
  const { row } = crossings[3] ?? {};
  const { id, storage_id } = await photographPlate(
    api.database,
    row?.survey_id ?? 0,
    'ab'.repeat(32),
  );
  const { tiles } = await read(row?.survey_id);
  expect(tiles.license_plate_url).toMatch(
    new RegExp(
      `^fleet_survey/get_image/${storage_id}\\?size=large&expires=\\d+&signature=[\\w-]+$`,
    ),
  );
  await api.database.kysely.deleteFrom('images').where('id', '=', id).execute();
  expect((await read(row?.survey_id)).tiles.license_plate_url).toBeNull();
});

test('what is no crossing of the reader is unknown; without the right nothing is told', async () => {
  const seen = await api.database.kysely
    .selectFrom('user_accounts')
    .innerJoin('users', 'users.id', 'user_accounts.user_id')
    .select('account_id')
    .where('login', '=', 'cus')
    .execute();
  const foreign = crossings.find(
    ({ crossing }) => !seen.some(({ account_id }) => account_id === crossing.account_id),
  );
  const yard = records.surveys.find(
    ({ kind, account_id }) => kind === 'yard' && account_id === seen[0]?.account_id,
  );
  const named = {
    [detail]: ['survey_id', (id: number) => ({ survey_id: id })],
    'POST checkpoint/get_findings': [
      'survey_id',
      (id: number) => ({ survey_id: id, page_number: 1, page_size: 20 }),
    ],
    'POST checkpoint/download_pdf_file_checkpoint_detail': [
      'survey_id',
      (id: number) => ({ survey_id: id }),
    ],
    [excel]: ['surveys.0', (id: number) => ({ surveys: [id] })],
    'POST checkpoint/download_pdf_file_checkpoint_details': [
      'surveys.0',
      (id: number) => ({ surveys: [id] }),
    ],
  } as const;
  for (const [name, [path, bodyOf]] of Object.entries(named)) {
    for (const id of [foreign?.row.survey_id ?? 0, yard?.id ?? 0, 999_999_999]) {
      const answer = await api.as('cus', name as typeof detail, bodyOf(id));
      expect([answer.status, answer.body.code, answer.body.path]).toEqual([
        400,
        'unknown_value',
        path,
      ]);
    }
    const body = bodyOf(crossings[0]?.row.survey_id ?? 0);
    expect((await api.as('win', name as typeof detail, body)).status).toBe(401);
  }
  const surveys = Array.from({ length: 1001 }, (_, index) => index + 1);
  const many = await api.as('gyr', excel, { surveys });
  expect([many.status, many.body.code, many.body.path]).toEqual([400, 'too_many', 'surveys']);
});
