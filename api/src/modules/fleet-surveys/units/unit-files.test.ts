import { readXlsx } from 'hucre/xlsx';
import { registerWords } from '../../../words/register-words.ts';
import { type YardApi, yardApi, yards } from '../testing/yard-api.ts';

const excel = 'POST fleet_survey/get_units_excel';
const pdf = 'POST fleet_survey/get_units_pdf';

let api: YardApi;
beforeAll(async () => {
  api = await yardApi();
  const words = {
    'units.title': 'Units',
    'location.account': 'Account',
    'location.name': 'Location',
    'unit.number': 'Unit number',
    'unit.type': 'Type',
    'unit.last_survey': 'Last survey',
    'unit_type.trailer': 'Trailer',
    'unit.license_plate_country': 'Country of the plate',
    'unit.active': 'In service',
    'units.active.yes': 'In service',
    'units.active.no': 'Out of service',
  };
  await registerWords(api.database.kysely, {
    namespace: 'surveys',
    version: '1.0.0-aaa',
    packs: { 'en-US': words },
  });
});
afterEach(() => api.clear());
afterAll(() => api.close());

const file = (call: typeof excel | typeof pdf, body: object) =>
  api.as('customer', call, { body: { location_id: yards.akron, ...body } });

async function sheetOf(body: object = {}) {
  const { sheets } = await readXlsx((await file(excel, body)).bytes);
  const [cover = [], table = []] = sheets.map(({ rows }) => rows);
  const start = table.findIndex((row) => row.includes('Unit number'));
  const [heading = [], ...rows] = table.slice(start);
  return { cover: cover.flat(), heading, rows };
}

test('the units of a yard stand in a workbook in the order of the list, with all their fields', async () => {
  const trailer = { type: 'trailer', configuration: 'trailer_tandem' } as const;
  const surveyed = await api.unit({ ...trailer, unit_number: 'T10', year: 2019 });
  await api.unit({ ...trailer, unit_number: 'T9' });
  await api.unit({ ...trailer, unit_number: 'T8', location_id: yards.boise });
  await api.unit({ unit_number: 'A1' });
  await api.survey(surveyed, '2025-06-30');
  const { cover, heading, rows } = await sheetOf({ type: 'trailer' });
  expect(cover).toEqual(
    expect.arrayContaining(['Account', '0042 Moss Hauling', 'Location', '0001 Akron Yard']),
  );
  expect(cover).toEqual(expect.arrayContaining(['Type', 'Trailer']));
  expect(heading.slice(0, 2)).toEqual(['Unit number', 'Type']);
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['T9', 'Trailer'],
    ['T10', 'Trailer'],
  ]);
  const [never, last] = rows.map((row) => row[heading.indexOf('Last survey')]);
  expect([never, last]).toEqual([null, new Date('2025-06-30T00:00:00Z')]);
  expect(rows[1]).toContain(2019);
});

test('a workbook says where the plate is from, and whether the unit is in service', async () => {
  await api.unit({ unit_number: '1', license_plate: 'A1', license_plate_country: 'MX' });
  await api.unit({ unit_number: '2', is_active: false });
  const { heading, rows } = await sheetOf();
  const columns = ['Country of the plate', 'In service'].map((name) => heading.indexOf(name));
  expect(rows.map((row) => columns.map((at) => row[at]))).toEqual([
    ['MX', 'In service'],
    [null, 'Out of service'],
  ]);
});

test('a file holds every page, sorted as it was asked', async () => {
  const { id, number_key, ...like } = await api.database.kysely
    .selectFrom('units')
    .selectAll()
    .where('id', '=', await api.unit({ unit_number: '1' }))
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: 500 }, (_, index) => `${index + 2}`);
  await api.database.kysely
    .insertInto('units')
    .values(others.map((unit_number) => ({ ...like, unit_number })))
    .execute();
  const { rows } = await sheetOf({ order_by: 1, is_sort_desc: true });
  expect(rows.map(([number]) => number)).toEqual(
    Array.from({ length: 501 }, (_, index) => `${501 - index}`),
  );
});

test('the same is had as a PDF', async () => {
  await api.unit();
  const { bytes, headers } = await file(pdf, {});
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(headers['content-disposition']).toContain('Units.pdf');
});

test('a year has no mark between its thousands', async () => {
  await api.unit({ year: 2019 });
  const { bytes } = await file(excel, {});
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const cells = [...(sheets[1]?.cells?.values() ?? [])];
  expect(cells.find(({ value }) => value === 2019)?.style?.numFmt).toBeUndefined();
});

test.each([excel, pdf] as const)(
  '%s refuses what the list refuses, with the path',
  async (call) => {
    const refused = (code: string, path: string) => ({ status: 400, body: { code, path } });
    expect(await file(call, { type: 'plane' })).toMatchObject(refused('invalid', 'type'));
    const foreign = await file(call, { location_id: yards.foreign });
    expect(foreign).toMatchObject(refused('unknown_value', 'location_id'));
  },
);
