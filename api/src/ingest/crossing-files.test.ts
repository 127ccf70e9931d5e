import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { hotAllowance, loadRows, samples } from './testing/load.ts';
import type { Fields } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
});
afterEach(() => database.close());

/** A crossing of the sample. */
const crossing = {
  account: '0000102',
  survey_number: 'S4',
  location: '0001',
  unit_number: '2001',
  crossed_at: '2025-05-05T08:00:00-05:00',
  lane: 'Lane 4',
  direction: 'in',
  is_bidirectional: 'yes',
  lifted_axles: '3',
  license_number: 'QRS 77',
} satisfies Fields;
/** Its reading at 1R: 93 psi, which are 78 psi of a cold tire. */
const reading = {
  account: '0000102',
  survey_number: 'S4',
  unit_number: '2001',
  position: '1R',
  state: 'read',
  pressure_kpa: '641.2127',
  treads_mm: '7.1438',
} satisfies Fields;

const crossed = (number: string) =>
  database.kysely
    .selectFrom('crossings as c')
    .innerJoin('surveys as s', 's.id', 'c.survey_id')
    .innerJoin('unit_inspections as i', 'i.survey_id', 's.id')
    .select([
      'c.survey_id',
      'crossed_at',
      'local_date',
      'local_time',
      'expected_tires',
      'direction',
    ])
    .select(['hot_allowance_kpa', 'license_number', 'is_bidirectional', 's.kind', 's.survey_date'])
    .select(['s.surveyor', 's.state', 'i.id as inspection_id', 'i.inspected_on', 'lifted_axles'])
    .select(['tires_expected', 'tires_read', 'warnings', 'criticals', 'i.is_crossing'])
    .where('survey_number', '=', number)
    .executeTakeFirstOrThrow();

const findings = async (number: string) =>
  database.kysely
    .selectFrom('findings')
    .select(['check_name', 'severity', 'axle_number', 'side', 'measured'])
    .where('inspection_id', '=', (await crossed(number)).inspection_id)
    .orderBy('axle_number')
    .execute();

test('a crossing has the date and the time of its lane, and one inspection', async () => {
  const { crossed_at, ...row } = await crossed('S5');
  expect(crossed_at.toISOString()).toBe('2025-05-06T03:41:30.000Z');
  expect(row).toMatchObject({
    local_date: '2025-05-05',
    local_time: '22:41:30',
    survey_date: '2025-05-05',
    inspected_on: '2025-05-05',
    kind: 'checkpoint',
    state: 'finished',
    surveyor: 'Lane 4',
    expected_tires: 6,
    tires_expected: 6,
    tires_read: 0,
    hot_allowance_kpa: null,
    direction: 'out',
    is_bidirectional: true,
    is_crossing: true,
  });
});

test('its pressures are judged less the hot allowance, and kept as they were read', async () => {
  expect(await crossed('S4')).toMatchObject({
    hot_allowance_kpa: hotAllowance,
    lifted_axles: [3],
    expected_tires: 4,
    tires_expected: 4,
    tires_read: 3,
    warnings: 0,
    criticals: 2,
  });
  // 93 psi on the right, of a target of 110, is a finding; 125 on the left is not; and a flat tire.
  expect(await findings('S4')).toEqual([
    {
      check_name: 'pressure',
      severity: 'critical',
      axle_number: 1,
      side: 'right',
      measured: 641.2127,
    },
    { check_name: 'pressure', severity: 'critical', axle_number: 2, side: 'left', measured: 0 },
  ]);
});

test('a later setting does not move what was judged, nor what is judged anew', async () => {
  await database.kysely.updateTable('crossings').set({ hot_allowance_kpa: 0 }).execute();
  await loadRows(database, 'readings', { ...reading, treads_mm: '7.9375' });
  expect((await crossed('S4')).hot_allowance_kpa).toBe(0);
  expect((await findings('S4'))[0]).toMatchObject({ severity: 'warning', side: 'right' });
});

test('what differs is put right, with its day and its lifted axles, and is judged by them', async () => {
  const later = {
    ...crossing,
    crossed_at: '2025-05-06T00:10:00-05:00',
    direction: 'out',
    lifted_axles: '1;3',
    expected_tires: '2',
  };
  const { summary } = await loadRows(database, 'crossings', later);
  expect(summary).toMatchObject({ added: 0, changed: 1, refused: 0 });
  expect(await crossed('S4')).toMatchObject({
    local_date: '2025-05-06',
    survey_date: '2025-05-06',
    inspected_on: '2025-05-06',
    local_time: '00:10:00',
    direction: 'out',
    expected_tires: 2,
    lifted_axles: [1, 3],
    tires_expected: 2,
    tires_read: 1,
    criticals: 1,
  });
  expect((await loadRows(database, 'crossings', later)).summary).toMatchObject({ unchanged: 1 });
});

test('with every axle lifted nothing is expected, read or found', async () => {
  await loadRows(database, 'crossings', { ...crossing, lifted_axles: '1;2;3' });
  expect(await crossed('S4')).toMatchObject({
    expected_tires: 0,
    tires_expected: 0,
    tires_read: 0,
    criticals: 0,
  });
  expect(await findings('S4')).toEqual([]);
});

test('duals of a lane are held against each other by their treads alone', async () => {
  const own = { account: '0000101', unit_number: '1001', survey_number: 'S8' };
  await loadRows(database, 'crossings', { ...crossing, ...own, lifted_axles: '' });
  const dual = { ...reading, ...own, position: '2LO', pressure_kpa: '792.8974', treads_mm: '16' };
  const mate = { ...dual, position: '2LI', pressure_kpa: '861.845', treads_mm: '11' };
  await loadRows(database, 'readings', dual, mate);
  expect((await findings('S8')).map(({ check_name }) => check_name)).toEqual([
    'tread_mismatch_duals',
  ]);
});

test('one that comes twice in a file is taken once, and again changes nothing', async () => {
  const other = { ...crossing, survey_number: 'S7' };
  const both = [other, { ...other, direction: 'out' }];
  const first = await loadRows(database, 'crossings', ...both);
  expect(first.summary).toMatchObject({ added: 1, refused: 1 });
  expect(first.report).toContain('The key is that of row 2.');
  const before = await crossed('S7');
  const again = await loadRows(database, 'crossings', ...both);
  expect(again.summary).toMatchObject({ added: 0, changed: 0, unchanged: 1, refused: 1 });
  expect(await crossed('S7')).toEqual(before);
  expect(before.direction).toBe('in');
});

test('again it has the axles that the unit had then, whatever became of the unit', async () => {
  const before = await crossed('S4');
  await database.kysely
    .updateTable('units')
    .set({ configuration: '4x2' })
    .where('unit_number', '=', '2001')
    .execute();
  const { summary, report } = await loadRows(database, 'crossings', crossing);
  expect(report).toBe('');
  expect(summary).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(await crossed('S4')).toEqual(before);
});

test('a unit that crosses twice a day has two crossings, each with what it read', async () => {
  const evening = { ...reading, survey_number: 'S5', pressure_kpa: '861.845' };
  await loadRows(database, 'readings', evening);
  const [morning, later] = [await crossed('S4'), await crossed('S5')];
  expect(later.local_date).toBe(morning.local_date);
  expect(later).toMatchObject({ tires_read: 1, criticals: 0, hot_allowance_kpa: hotAllowance });
  expect(morning).toMatchObject({ tires_read: 3, criticals: 2 });
});

test('0 psi is a flat, 200 psi far too much, and 500 psi are refused', async () => {
  const at = (position: string, psi: number) => ({
    ...reading,
    survey_number: 'S5',
    position,
    pressure_kpa: (psi * 6.89476).toFixed(4),
    treads_mm: '',
  });
  const rows = [at('1L', 0), at('1R', 200), at('2L', 500)];
  const { summary, report } = await loadRows(database, 'readings', ...rows);
  expect(summary).toMatchObject({ added: 2, refused: 1 });
  expect(report).toMatch(/^4,pressure_kpa,/m);
  expect(await findings('S5')).toEqual([
    expect.objectContaining({ severity: 'critical', side: 'left', measured: 0 }),
    expect.objectContaining({ severity: 'critical', side: 'right', measured: 200 * 6.89476 }),
  ]);
});

const refused = [
  [{ unit_number: '9' }, 'unit_number', 'Account 0000102 has no unit 9.'],
  [{ location: '9' }, 'location', 'has no location 9.'],
  [{ lifted_axles: '2;4' }, 'lifted_axles', 'Unit 2001 has no axle 4.'],
  [{ expected_tires: '7' }, 'expected_tires', 'has 6 tires.'],
  [{ crossed_at: '2025-05-05T08:00' }, 'crossed_at', 'its offset'],
  [{ crossed_at: '2026-05-05T08:00:00Z' }, 'crossed_at', 'in the future'],
  [{ direction: 'up' }, 'direction', 'is none of in, out.'],
  [
    { account: '0000101', unit_number: '1001', survey_number: 'S1', lifted_axles: '' },
    'survey_number',
    'Survey S1 is no crossing.',
  ],
] as const;

test('rows that cannot be are refused by row and column, and the others go in', async () => {
  const rows = refused.map(([more], index) => ({
    ...crossing,
    survey_number: `X${index}`,
    ...more,
  }));
  const other = { ...crossing, survey_number: 'S7' };
  const { summary, report } = await loadRows(database, 'crossings', ...rows, other);
  expect(summary).toMatchObject({ added: 1, changed: 0, refused: refused.length });
  for (const [index, [, column, reason]] of refused.entries()) {
    const line = report.split('\n').find((each) => each.includes(rows[index]?.survey_number ?? ''));
    expect(line).toContain(column);
    expect(line).toContain(reason);
  }
});

test('the crossing of another unit keeps its number', async () => {
  await loadRows(database, 'units', {
    account: '0000102',
    unit_number: '2002',
    type: 'tractor',
    configuration: '4x2',
  });
  const row = { ...crossing, unit_number: '2002', lifted_axles: '' };
  const { summary, report } = await loadRows(database, 'crossings', row);
  expect(summary.refused).toBe(1);
  expect(report).toContain('Crossing S4 is of another unit.');
});

test('of its readings unknown positions, lifted axles and commas in numbers are refused', async () => {
  const { summary, report } = await loadRows(
    database,
    'readings',
    { ...reading, position: '2LO' },
    { ...reading, position: '3L' },
    { ...reading, pressure_kpa: '"641,2"' },
  );
  expect(summary).toMatchObject({ added: 0, changed: 0, refused: 3 });
  expect(report).toContain('has no position 2LO.');
  expect(report).toContain('Axle 3 of unit 2001 was lifted.');
  expect(report).toContain('is not a number');
  expect((await crossed('S4')).tires_read).toBe(3);
});

test('a file of surveys takes no crossing', async () => {
  const survey = {
    account: '0000102',
    survey_number: 'S4',
    location: '0001',
    kind: 'yard',
    survey_date: '2025-05-05',
    surveyor: 'Iris Vaughn',
  };
  const { summary, report } = await loadRows(database, 'surveys', survey, {
    ...survey,
    survey_number: 'S6',
    kind: 'checkpoint',
  });
  expect(summary).toMatchObject({ added: 0, changed: 0, refused: 2 });
  expect(report).toContain('Survey S4 is a crossing.');
  expect(report).toContain('is none of yard, roadside, dealer.');
});
