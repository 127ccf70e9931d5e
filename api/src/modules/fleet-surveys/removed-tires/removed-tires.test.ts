import { removedTiresList } from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import { readXlsx } from 'hucre/xlsx';
import { readPages } from '../../../exports/making/testing.ts';
import { outer } from '../testing/mount-tire.ts';
import { type RemovedApi, removedApi } from './testing.ts';

const list = 'POST fleet_survey/get_removed_tires';
const excel = 'POST fleet_survey/get_removed_tires_excel';
const pdf = 'POST fleet_survey/get_removed_tires_pdf';
const page = { page_number: 1, page_size: 20 };

let api: RemovedApi;
let survey: number;
let ofRival: number;
let ids: Record<'old' | 'worn' | 'flat' | 'rival' | 'away', number>;
beforeAll(async () => {
  api = await removedApi();
  survey = await api.keepSurvey({ survey_date: '2025-06-20' });
  ofRival = await api.keepSurvey({ kind: 'dealer', dealer_id: api.dealers['008'] });
  const front = { axle_number: 1, side: 'right', slot: 'single' } as const;
  const thirtySecond = unitSizes['32nds'];
  ids = {
    old: await api.removed('T2', { started_on: '2023-05-05', removed_on: '2024-02-29' }),
    worn: await api.removed('T1', {
      survey_id: survey,
      tread_mm: 2 * thirtySecond,
      odometer_km: 1000 * unitSizes.mi,
    }),
    flat: await api.removed(
      'T1',
      {
        removed_on: '2025-06-20',
        survey_id: survey,
        reason: 'run_flat',
        destination: 'repair',
        tread_mm: 11.5 * thirtySecond,
        odometer_km: 2000 * unitSizes.mi,
        hours: 30,
        comments: 'Rim 100% bent.',
      },
      front,
    ),
    rival: await api.removed(
      'T3',
      { survey_id: ofRival, removed_on: '2025-06-10', tread_mm: null },
      { ...outer, side: 'right' },
    ),
    away: await api.removed('V2', { location_id: api.otherYard, reason: 'puncture' }),
  };
  await api.removed('F1');
  await retread();
});
afterAll(() => api.close());

/** Gives the flat tire a cap. */
async function retread(): Promise<void> {
  const { kysely } = api.database;
  const cap = await kysely
    .insertInto('products')
    .values({
      kind: 'retread',
      brand: 'Bexmark',
      line: 'BDR 120',
      size: '11R22.5',
      load_range: null,
      design_position: 'drive',
      original_tread_mm: 20,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mounts = await api.rows('mounts');
  const { id, tire_id } = mounts.find(({ axle_number }) => axle_number === 1) ?? {
    id: 0,
    tire_id: 0,
  };
  await kysely.insertInto('tire_lives').values({ tire_id, caps: 1, product_id: cap.id }).execute();
  await kysely.updateTable('mounts').set({ caps: 1 }).where('id', '=', id).execute();
}

const read = async (more: object = {}, as: 'clerk' | 'rival' | 'dealer' = 'clerk') => {
  const body = { location_id: api.yard, ...page, ...more };
  const answer = await api.ask(list, { as, body });
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return answer.body;
};
const namesOf = ({ removed_tires }: Awaited<ReturnType<typeof read>>) =>
  removed_tires.map(({ id }) => Object.entries(ids).find(([, each]) => each === id)?.[0]);

test('the tires of a yard come with the latest first, in the units that are named', async () => {
  const answer = await read();
  expect(answer).toMatchObject({ ...page, total_items: 4 });
  expect(namesOf(answer)).toEqual(['flat', 'rival', 'worn', 'old']);
  const { tread_depth_format, distance_format, removed_tires } = answer;
  expect(removed_tires[0]).toEqual({
    id: ids.flat,
    revision: 1,
    removed_on: '2025-06-20',
    unit_id: api.units.T1,
    unit_number: 'T1',
    position: '1R',
    tin: '3KA41024',
    survey_id: survey,
    survey_date: '2025-06-20',
    brand: 'Northvale',
    product_line: 'NO-D10',
    tire_size: '11R22.5',
    retread: 'Bexmark BDR 120',
    tread_depth: tread_depth_format === 'mm' ? 9.128125 : 11.5,
    odometer: distance_format === 'km' ? 3218.688 : 2000,
    hours: 30,
    removal_reason: 'run_flat',
    destination: 'repair',
    location_code: 'A1',
    comments: 'Rim 100% bent.',
  });
});

test.each([
  ['0', 'mm', 'km', 9.128125, 3218.688],
  ['1', '32nds', 'mi', 11.5, 2000],
  ['2', 'mm', 'km', 9.128125, 3218.688],
] as const)(
  'who measures by %s reads %s and %s',
  async (units, tread, distance, depth, odometer) => {
    await api.database.kysely
      .updateTable('users')
      .set({ unit_of_measurement: units })
      .where('id', '=', api.users.clerk)
      .execute();
    expect(await read({ unit_number: 't1', removal_reason: 'run_flat' })).toMatchObject({
      tread_depth_format: tread,
      distance_format: distance,
      removed_tires: [{ tread_depth: depth, odometer }],
    });
  },
);

test.each([
  [{ date_from: '2025-06-10' }, ['flat', 'rival']],
  [{ date_to: '2024-02-29' }, ['old']],
  [{ removal_reason: 'run_flat' }, ['flat']],
  [{ destination: 'scrap' }, ['rival', 'worn', 'old']],
  [{ unit_number: 't1' }, ['flat', 'worn']],
  [{ unit_number: '1' }, []],
  [{ unit_number: '%' }, []],
  [{ brand: 'Bexmark' }, ['flat']],
  [{ brand: 'Northvale' }, ['flat', 'rival', 'worn', 'old']],
  [{ keyword: '100%' }, ['flat']],
  [{ keyword: 'bdr' }, ['flat']],
  [{ keyword: 'T3' }, ['rival']],
  [{ order_by: 2 }, ['flat', 'worn', 'old', 'rival']],
  [{ order_by: 3 }, ['flat', 'worn', 'old', 'rival']],
  [{ order_by: 8, is_sort_desc: true }, ['flat', 'old', 'worn', 'rival']],
  [{ order_by: 9 }, ['worn', 'flat', 'rival', 'old']],
  [{ order_by: 2, page_number: 2, page_size: 3 }, ['rival']],
])('%j leaves %j', async (more, names) => {
  expect(namesOf(await read(more))).toEqual(names);
});

test('the tires of a survey, alone and in a yard', async () => {
  const of = { location_id: undefined, survey_id: survey };
  expect(namesOf(await read(of))).toEqual(['flat', 'worn']);
  expect(namesOf(await read({ survey: String(survey) }))).toEqual(['flat', 'worn']);
  expect(namesOf(await read({ ...of, survey: String(ofRival) }))).toEqual([]);
});

test('the tires of an account are those of all its yards', async () => {
  expect(namesOf(await read({ location_id: undefined, account: '0042' }))).toEqual([
    'flat',
    'rival',
    'away',
    'worn',
    'old',
  ]);
});

test.each(Object.entries(removedTiresList.sorts))(
  'every page is whole by %s',
  async (_, order_by) => {
    for (const is_sort_desc of [false, true]) {
      const pages = [];
      for (const page_number of [1, 2, 3, 4])
        pages.push(...namesOf(await read({ order_by, is_sort_desc, page_number, page_size: 1 })));
      expect(pages.sort()).toEqual(['flat', 'old', 'rival', 'worn']);
    }
  },
);

test('a dealer sees the tires of an account, and of another dealer no survey', async () => {
  const [first] = (await read({ unit_number: 'T3' }, 'dealer')).removed_tires;
  expect(first).toMatchObject({ id: ids.rival, survey_id: null, survey_date: null });
  const [own] = (await read({ unit_number: 'T3' }, 'rival')).removed_tires;
  expect(own).toMatchObject({ survey_id: ofRival });
});

test.each([
  [{ location_id: 999_999 }, 'unknown_value', 'location_id'],
  [{ location_id: 3 }, 'unknown_value', 'location_id'],
  [{ survey_id: 1 }, 'invalid', 'survey_id'],
  [{ location_id: undefined }, 'invalid', 'location_id'],
  [{ location_id: undefined, survey_id: 999_999 }, 'unknown_value', 'survey_id'],
  [{ location_id: undefined, account: '0043' }, 'unknown_value', 'account'],
  [{ survey: '999999' }, 'unknown_value', 'survey'],
  [{ survey: '../1' }, 'unknown_value', 'survey'],
  [{ removal_reason: 'bored' }, 'invalid', 'removal_reason'],
  [{ date_from: '2025-02-30' }, 'invalid', 'date_from'],
  [{ date_from: '2025-06-02', date_to: '2025-06-01' }, 'range_reversed', 'date_to'],
  [{ order_by: 99 }, 'invalid', 'order_by'],
])('%j is refused as %s at %s', async (more, code, path) => {
  for (const call of [list, excel, pdf] as const) {
    const body = { location_id: api.yard, ...page, ...more };
    expect(await api.ask(call, { body })).toMatchObject({ status: 400, body: { code, path } });
  }
});

test('the workbook names the units of its figures', async () => {
  await api.database.kysely
    .updateTable('users')
    .set({ unit_of_measurement: '1' })
    .where('id', '=', api.users.clerk)
    .execute();
  const body = {
    location_id: api.yard,
    order_by: 8,
    is_sort_desc: true,
    removal_reason: 'run_flat',
  };
  const { sheets } = await readXlsx((await api.ask(excel, { body })).bytes);
  const [cover, table] = sheets.map(({ rows }) => rows);
  expect(cover?.flat()).toEqual(
    expect.arrayContaining(['A1 Akron yard', 'removal_reason.run_flat']),
  );
  const heading = table?.find((row) => row.includes('removed_tire.tread_32nds')) ?? [];
  const row = table?.find((each) => each.includes('T1')) ?? [];
  const valueUnder = (name: string) => row[heading.indexOf(name)];
  expect(valueUnder('removed_tire.tread_32nds')).toBe(11.5);
  expect(valueUnder('removed_tire.odometer_mi')).toBe(2000);
  expect(valueUnder('removed_tire.comments')).toBe('Rim 100% bent.');
});

test('the PDF of a survey names its yard and its day', async () => {
  const { bytes } = await api.ask(pdf, { body: { survey_id: survey } });
  const text = (await readPages(bytes)).map((page) => page.text).join(' ');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'location.name A1 Akron yard removed_tire.survey 06/20/2025',
  );
});
