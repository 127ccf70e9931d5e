import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

const order = 'POST fleet_conditions/generate_reports';
const open = 'POST fleet_conditions/get_report';

let api: AnalysisApi;
let photo: string;
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
  photo = await photographWorst();
});
afterAll(() => api.close());

/**
 * Stores a photo of a tire with a critical finding, without its file.
 *
 * @returns the name of the photo
 */
async function photographWorst(): Promise<string> {
  const { kysely } = api.database;
  const {
    id: inspection_id,
    account_id,
    ...place
  } = await kysely
    .selectFrom('findings as f')
    .innerJoin('unit_inspections as i', 'i.id', 'f.inspection_id')
    .innerJoin('surveys as s', 's.id', 'i.survey_id')
    .select(['i.id', 'i.account_id', 'f.axle_number', 'f.side', 'f.slot'])
    .where('f.check_name', '=', 'pressure')
    .where('f.severity', '=', 'critical')
    .where('s.state', '=', 'finished')
    .where('s.kind', '<>', 'checkpoint')
    .orderBy('i.inspected_on', 'desc')
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const content_hash = 'c3'.repeat(32);
  const at = new Date('2025-06-01T12:00:00Z');
  await kysely
    .insertInto('pictures')
    .values({ content_hash, width: 400, height: 300, stored_at: at })
    .execute();
  const storage_id = randomUUID();
  await kysely
    .insertInto('images')
    .values({
      ...place,
      account_id,
      inspection_id,
      storage_id,
      content_hash,
      tire_id: null,
      taken_by: 'Uma',
      taken_at: at,
      changed_by_name: 'Uma',
      changed_at: at,
      client_key: null,
      created_by: null,
      deleted_at: null,
    })
    .execute();
  return storage_id;
}

const body = {
  account_ids: [],
  date_from: '2024-07-02',
  date_to: '2025-07-01',
  name: 'Spring check',
};

/** Orders a report and waits until it is there. @returns its id */
async function makeReport(own: object = {}): Promise<number> {
  const { id } = (await api.as('gyr', order, { body: { ...body, ...own } })).body;
  for (let time = 0; time < 400; time += 1) {
    const { reports } = (await api.as('gyr', 'GET fleet_conditions/get_reports')).body;
    const state = reports.find((each) => each.id === id)?.state;
    if (state === 'ready') return id;
    if (state === 'failed') throw new Error(api.log.join('\n'));
    await setTimeout(50);
  }
  throw new Error('The report was never made.');
}

const openReport = async (id: number) => (await api.as('gyr', open, { body: { id } })).body;

test('a report is kept with the parts that were ordered, in the units of its reader', async () => {
  const id = await makeReport({ comment: 'Before we order.\nTwice.' });
  const report = await openReport(id);
  expect(report).toMatchObject({
    tread_depth_format: '32nds',
    ReportName: 'Spring check',
    Comment: 'Before we order.\nTwice.',
    kept: { id, report_type: '0', subject_name: '', state: 'ready' },
    request: { account_ids: [] },
  });
  expect(report.parts).toHaveLength(15);
  expect(report.CoverPage?.units).toBe(report.StatisticData?.units);
  await api.database.kysely
    .updateTable('users')
    .set({ unit_of_measurement: '2' })
    .where('login', '=', 'gyr')
    .execute();
  const metric = await openReport(id);
  await api.database.kysely
    .updateTable('users')
    .set({ unit_of_measurement: '1' })
    .where('login', '=', 'gyr')
    .execute();
  const [inches] = report.FleetConditionalData?.positions ?? [];
  const [mm] = metric.FleetConditionalData?.positions ?? [];
  expect(metric.tread_depth_format).toBe('mm');
  expect(mm?.mean_tread).toBeCloseTo((inches?.mean_tread ?? 0) * 0.79375, 1);
});

test('the worst photo stands first, with addresses, and is left out once it is deleted', async () => {
  const id = await makeReport({ parts: ['ImagesData'] });
  const { ImagesData, StatisticData } = await openReport(id);
  expect(StatisticData).toBeNull();
  expect(ImagesData?.[0]).toMatchObject({ storage_id: photo, severity: 'critical' });
  expect(ImagesData?.[0]?.thumbnail_address).toContain(`get_image/${photo}?size=small&expires=`);
  const { kysely } = api.database;
  const set = (deleted_at: Date | null) =>
    kysely.updateTable('images').set({ deleted_at }).where('storage_id', '=', photo).execute();
  await set(new Date());
  const { ImagesData: left = [] } = await openReport(id);
  expect(left?.some(({ storage_id }) => storage_id === photo)).toBe(false);
  await set(null);
});

/** A percentage as a workbook has it. */
const percentCell = (percent: number | null | undefined) =>
  typeof percent === 'number' ? expect.closeTo(percent / 100, 6) : null;

test('the workbook holds what the screen shows', async () => {
  const id = await makeReport();
  const report = await openReport(id);
  const { bytes } = await api.as('gyr', 'POST fleet_conditions/get_excel_report', { body: { id } });
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const rowOf = (label: string) => rows.find(([first]) => first === label);
  expect(rowOf('Units with exceptions')?.[1]).toBe(report.StatisticData?.units_with_exceptions);
  const [brand] = report.FleetConditionalData?.brands ?? [];
  expect(rowOf(brand?.key ?? '')).toEqual([brand?.key, brand?.tires, percentCell(brand?.share)]);
  const [critical] = report.FleetConditionalData?.pressure_bands ?? [];
  expect(rowOf('20% or more below')?.slice(1)).toEqual([
    critical?.tires,
    percentCell(critical?.share),
  ]);
  // A chapter has the same title.
  const lost = rows.find(([first, amount]) => first === 'Potential loss' && amount !== null);
  expect(lost?.[1]).toBe(report.PotentialLossData?.loss);
  const places = report.AccountTireReportsData?.rows ?? [];
  for (const place of places)
    expect(
      rows.find(
        ([fleet, location]) => fleet === place.fleet_name && location === place.fleet_location,
      ),
    ).toEqual([
      place.fleet_name,
      place.fleet_location,
      place.units,
      percentCell(place.units_share),
      place.tires,
      place.exceptions,
      place.critical,
      place.mean_tread,
      percentCell(place.underinflated_share),
      place.loss,
    ]);
  const surveys = rows.filter((row) => row[0] instanceof Date && row.length > 8);
  expect(surveys).toHaveLength(report.SurveyData?.total_items ?? 0);
});

test('the PDF has a cover, charts, tables and photos', async () => {
  const id = await makeReport({ comment: 'Before we order.' });
  const report = await openReport(id);
  const { bytes } = await api.as('gyr', 'POST fleet_conditions/get_pdf_report', { body: { id } });
  const pages = await readPages(Buffer.from(bytes));
  const text = pages.map((page) => page.text).join(' ');
  const drawn = pages.reduce((sum, page) => sum + page.pictures, 0);
  expect(drawn).toBe(report.MultipleGraphs?.filter(({ bars }) => bars.length > 0).length);
  expect(text).toContain('Spring check');
  expect(text).toContain('Before we order.');
  expect(text).toContain('Pressure against target');
  const [brand] = report.FleetConditionalData?.brands ?? [];
  expect(text).toContain(brand?.key ?? 'no brand');
  expect(text).toContain('The photo is lost');
});

test('a lost account closes its reports', async () => {
  const { kysely } = api.database;
  const { id: userId } = await kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'cus')
    .executeTakeFirstOrThrow();
  const { account_id } = await kysely
    .selectFrom('user_accounts')
    .select('account_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { id } = (await api.as('cus', order, { body: { ...body, account_ids: [account_id] } }))
    .body;
  const find = async () =>
    (await api.as('cus', 'GET fleet_conditions/get_reports')).body.reports.find(
      (each) => each.id === id,
    );
  expect(await find()).toMatchObject({ is_closed: false });
  await kysely.deleteFrom('user_accounts').where('account_id', '=', account_id).execute();
  expect(await find()).toMatchObject({ is_closed: true, subject_name: null });
  const answer = await api.as('cus', open, { body: { id } });
  expect([answer.status, answer.body.path]).toEqual([400, 'id']);
});

test.each([
  [{ account_ids: [999_999_999] }, 'unknown_value', 'account_ids.0'],
  [{ date_from: '2025-02-30' }, 'invalid', 'date_from'],
  [{ date_from: '2025-02-02', date_to: '2025-02-01' }, 'range_reversed', 'date_to'],
  [{ parts: ['Everything'] }, 'invalid', 'parts.0'],
  [{ name: ' ' }, 'invalid', 'name'],
])('%j is refused', async (own, code, path) => {
  const answer = await api.as('gyr', order, { body: { ...body, ...own } });
  expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, code, path]);
});
