import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, samples } from './testing/load.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
  await database.kysely.deleteFrom('survey_changes').execute();
});
afterEach(() => database.close());

const account = '0000101';
const reopenSurvey = () =>
  database.kysely
    .updateTable('surveys')
    .set({ state: 'open', finished_at: null })
    .where('survey_number', '=', 'S1')
    .execute();

const readSurveyChanges = () =>
  database.kysely
    .selectFrom('survey_changes as c')
    .innerJoin('surveys as s', 's.id', 'c.survey_id')
    .leftJoin('unit_inspections as i', 'i.id', 'c.inspection_id')
    .select(['s.survey_number', 'c.kind', 'c.revision', 'c.position', 'i.unit_number'])
    .where('c.number', 'is not', null)
    .orderBy('c.survey_id')
    .orderBy('c.number')
    .execute();

const files = [
  [
    'readings',
    {
      account,
      survey_number: 'S1',
      unit_number: '1001',
      position: '2RO',
      state: 'read',
      pressure_kpa: '650',
      valve: 'ok',
    },
    { kind: 'reading', position: '2RO', unit_number: '1001' },
  ],
  [
    'units',
    {
      account,
      unit_number: '1001',
      location: '0001',
      type: 'tractor',
      configuration: '6x4',
      vocation: 'regional',
    },
    { kind: 'unit', position: null, unit_number: '1001' },
  ],
  [
    'tires',
    {
      account,
      tire_number: 'T1',
      product_brand: 'Northvale',
      product_line: 'Steer 2',
      product_size: '295/75R22.5',
      product_load_range: 'G',
      tin: '1N3A0121',
      caps: '0',
    },
    { kind: 'tire', position: '1L', unit_number: '1001' },
  ],
  [
    'removed-tires',
    {
      account,
      mount_number: 'M1',
      removed_on: '2025-04-01',
      reason: 'worn_out',
      destination: 'retread',
    },
    { kind: 'removal', position: '1L', unit_number: '1001' },
  ],
  [
    'trailer-checks',
    { account, survey_number: 'S1', unit_number: '1002', item: 'brakes', answer: 'pass' },
    { kind: 'inspection', position: null, unit_number: '1002' },
  ],
] as const;

test.each(files)(
  'what a file changes of %s is told in a survey that is open',
  async (kind, row, change) => {
    await reopenSurvey();
    const { report } = await loadRows(database, kind, row);
    expect(report).toBe('');
    expect(await readSurveyChanges()).toEqual([
      { survey_number: 'S1', revision: expect.any(Number), ...change },
    ]);
  },
);

test.each(files)(
  'what a file changes of %s is not told in one that is finished',
  async (kind, row) => {
    await loadRows(database, kind, row);
    expect(await readSurveyChanges()).toEqual([]);
  },
);

test('a survey that a file changes is told itself', async () => {
  await loadRows(database, 'surveys', {
    account,
    survey_number: 'S3',
    location: '0002',
    kind: 'yard',
    survey_date: '2025-06-30',
    surveyor: 'Iris Vaughn',
    comments: 'Gate 2 was blocked.',
    units: '1003',
  });
  expect(await readSurveyChanges()).toEqual([
    { survey_number: 'S3', kind: 'survey', revision: 2, position: null, unit_number: null },
  ]);
});
