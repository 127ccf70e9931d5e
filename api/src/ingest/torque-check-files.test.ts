import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, samples } from './testing/load.ts';
import type { Fields } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
});
afterEach(() => database.close());

const check = {
  account: '0000101',
  survey_number: 'S1',
  unit_number: '1001',
  axle: '1',
  side: 'left',
  fasteners: 'm22',
  measured_nm: '640',
  stated: '',
} satisfies Fields;
const loadChecks = (...rows: readonly Fields[]) => loadRows(database, 'torque-checks', ...rows);

const stored = () =>
  database.kysely
    .selectFrom('torque_checks as t')
    .innerJoin('unit_inspections as i', 'i.id', 't.inspection_id')
    .leftJoin('mounts as m', 'm.id', 't.mount_id')
    .select(['unit_number', 't.axle_number', 't.side', 'measured_nm', 'result', 'mount_number'])
    .select(['least_nm', 'most_nm', 't.odometer_km'])
    .orderBy('unit_number')
    .orderBy('t.axle_number')
    .orderBy('t.side')
    .execute();

test('checks of a file are held against the spec of their fasteners, each with its mount', async () => {
  const rows = await stored();
  expect(rows.map(({ least_nm: _, most_nm: __, odometer_km: ___, ...row }) => row)).toEqual([
    {
      unit_number: '1001',
      axle_number: 1,
      side: 'left',
      measured_nm: 640,
      result: 'in_spec',
      mount_number: 'M1',
    },
    {
      unit_number: '1001',
      axle_number: 1,
      side: 'right',
      measured_nm: 575.5,
      result: 're_torqued',
      mount_number: 'M3',
    },
    {
      unit_number: '1001',
      axle_number: 2,
      side: 'left',
      measured_nm: 690,
      result: 'high',
      mount_number: null,
    },
    {
      unit_number: '1001',
      axle_number: 3,
      side: 'right',
      measured_nm: null,
      result: 'missing_hardware',
      mount_number: null,
    },
  ]);
  expect(rows[0]?.least_nm).toBeCloseTo(450 * 1.35582, 6);
  expect(rows[3]?.most_nm).toBeCloseTo(310 * 1.35582, 6);
});

test('the same file again changes nothing, and what differs is put right once an inspection', async () => {
  const again = await loadChecks(check);
  expect(again.summary).toMatchObject({ unchanged: 1, changed: 0, refused: 0 });
  const { summary } = await loadChecks({ ...check, measured_nm: '600' }, { ...check, axle: '3' });
  expect(summary).toMatchObject({ added: 1, changed: 1, refused: 0 });
  const changes = await database.kysely
    .selectFrom('row_changes as c')
    .innerJoin('unit_inspections as i', 'i.id', 'c.row_id')
    .innerJoin('surveys as s', 's.id', 'i.survey_id')
    .select(['c.revision', 'c.action'])
    .where('c.kind', '=', 'inspection')
    .where('survey_number', '=', 'S1')
    .where('unit_number', '=', '1001')
    .orderBy('c.revision')
    .execute();
  // Loading the samples is one change, and loading this file another.
  expect(changes.slice(-2).map(({ action }) => action)).toEqual(['changed', 'changed']);
  expect((await stored())[0]).toMatchObject({ measured_nm: 600, result: 'low' });
});

test.each<[string, Fields, string, string]>([
  ['an unknown account', { account: '9' }, 'account', 'There is no account 9.'],
  ['an unknown survey', { survey_number: 'X' }, 'survey_number', 'has no survey X.'],
  ["another account's survey", { survey_number: 'S4' }, 'survey_number', 'has no survey S4.'],
  ['an unknown unit', { unit_number: '8' }, 'unit_number', 'Survey S1 has no unit 8.'],
  ['an axle that the unit lacks', { axle: '4' }, 'axle', 'Unit 1001 has no axle 4.'],
  ['no side', { side: '' }, 'side', 'side is empty.'],
  ['an unknown side', { side: 'l' }, 'side', 'is none of left, right.'],
  ['unknown fasteners', { fasteners: 'm20' }, 'fasteners', 'is none of m22, stud_20mm.'],
  ['no torque', { measured_nm: '' }, '"measured_nm, stated"', 'missing hardware has a torque.'],
  ['a torque of nothing', { measured_nm: '0' }, 'measured_nm', 'is not from 1 to 2034.'],
  ['a comma', { measured_nm: '"640,5"' }, 'measured_nm', ''],
  ['a result that follows', { stated: 'in_spec' }, 'stated', 'is none of re_torqued,'],
])('%s is refused by row and column, and the others go in', async (_, wrong, column, reason) => {
  const { summary, report } = await loadChecks({ ...check, axle: '3' }, { ...check, ...wrong });
  expect(summary).toMatchObject({ added: 1, refused: 1 });
  expect(report).toMatch(new RegExp(`^3,${column}.*${reason.replaceAll('.', '\\.')}`, 'm'));
});

describe('where a spec asks for a torque', () => {
  const spec = {
    account: '0000101',
    location: '',
    role: 'steer',
    valid_from: '2025-01-01',
    target_pressure_kpa: '',
    pull_depth_mm: '',
    casing_age_years: '',
    most_repairs: '',
    most_caps: '',
    m22_torque_nm: '',
    stud_20mm_torque_nm: '',
  } satisfies Fields;
  const judged = async (...specs: readonly Fields[]) => {
    const { summary } = await loadRows(database, 'specs', ...specs);
    expect(summary).toMatchObject({ added: specs.length, refused: 0 });
    await loadChecks({ ...check, measured_nm: '641' });
    const [row] = await stored();
    return row;
  };

  test('a check is held to the spec of its axle on its day, the yard’s before the fleet’s', async () => {
    const row = await judged(
      { ...spec, m22_torque_nm: '950' },
      { ...spec, location: '0001', m22_torque_nm: '800' },
      { ...spec, location: '0001', valid_from: '2000-01-01', m22_torque_nm: '640' },
    );
    expect(row).toMatchObject({ result: 'low' });
    expect(row?.least_nm).toBeCloseTo((800 * 450) / 475, 6);
    expect(row?.most_nm).toBeCloseTo((800 * 500) / 475, 6);
  });

  test('a spec without a torque follows the fleet', async () => {
    const row = await judged(
      { ...spec, m22_torque_nm: '950' },
      { ...spec, location: '0001', valid_from: '2000-01-01', m22_torque_nm: '640' },
      { ...spec, location: '0001', valid_from: '2020-01-01', most_caps: '2' },
    );
    expect(row?.least_nm).toBeCloseTo(900, 6);
  });

  test.each([
    ['other studs', { stud_20mm_torque_nm: '950' }],
    ['other axles', { role: 'drive', m22_torque_nm: '950' }],
    ['a later day', { valid_from: '2026-12-01', m22_torque_nm: '950' }],
  ])('one of %s changes nothing', async (_, asked) => {
    const row = await judged({ ...spec, ...asked });
    expect(row).toMatchObject({ result: 'in_spec' });
  });
});
