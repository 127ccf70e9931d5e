import type { CallName } from '@portal/contract/wire';
import { type GuardedApi, guardedApi } from './testing.ts';

let api: GuardedApi;
beforeAll(async () => {
  api = await guardedApi();
});
afterAll(() => api.close());

/** Invalid fields of a unit, and the path at fault. */
const wrong = [
  ['no number', { unit_number: '' }, 'unit_number'],
  ['a number of blanks', { unit_number: '\u00a0 ' }, 'unit_number'],
  ['a number of 41 characters', { unit_number: '1'.repeat(41) }, 'unit_number'],
  ['a right-to-left mark', { unit_number: '12\u200f34' }, 'unit_number'],
  ['letters that are turned round', { unit_number: '12\u202e34' }, 'unit_number'],
  ['I in a VIN', { vin: '1M8GDM9AXKPI42788' }, 'vin'],
  ['O in a VIN', { vin: '1M8GDM9AXKPO42788' }, 'vin'],
  ['Q in a VIN', { vin: '1M8GDM9AXKPQ42788' }, 'vin'],
  ['a wrong check digit', { vin: '1M8GDM9A1KP042788' }, 'vin'],
  ['the year 1899', { year: 1899 }, 'year'],
  ['the year 2099', { year: 2099 }, 'year'],
  [
    'a plate of a state without its country',
    { license_plate: 'A1', license_plate_state: 'ON' },
    'license_plate_country',
  ],
  [
    'a plate of a country that there is not',
    { license_plate: 'A1', license_plate_country: 'XX' },
    'license_plate_country',
  ],
] as const;

const tractor = { unit_number: 'Bad', type: 'tractor', configuration: '6x4' };
const keyed = () => ({ client_key: crypto.randomUUID() });

/** The calls that take the fields of one unit. */
const calls: readonly (readonly [CallName, string, () => Promise<object>])[] = [
  [
    'POST fleet_survey/save_unit',
    'a new unit',
    async () => ({ ...keyed(), location_id: api.yard }),
  ],
  [
    'POST fleet_survey/save_unit',
    'a changed unit',
    async () => ({ ...keyed(), location_id: api.yard, unit_id: api.units.T1, revision: 1 }),
  ],
  [
    'POST fleet_survey/add_new_unit_to_survey',
    'a new unit of a survey',
    async () => ({ ...keyed(), survey_id: (await api.surveyIn()).survey_id }),
  ],
];

describe.each(wrong)('%s', (_, said, path) => {
  test.each(calls)('%s refuses %s, and writes nothing', async (name, __, rest) => {
    const body = { ...tractor, ...(await rest()), ...said };
    expect(await api.unwritten(name, { body })).toMatchObject({
      status: 400,
      body: { code: 'invalid', path },
    });
  });

  test('refuses its row among many units, and writes nothing', async () => {
    const units = [{ ...tractor, row: 1, ...said }];
    const body = { location_id: api.yard, is_all_or_none: true, units };
    const answer = await api.unwritten('POST fleet_survey/save_units', { body });
    expect(answer).toMatchObject({
      status: 200,
      body: { units: [{ row: 1, result: 'refused', faults: [{ path, code: 'invalid' }] }] },
    });
  });
});

test('in a file each is a fault of its own row', async () => {
  const plate = { license_plate: '', license_plate_state: '', license_plate_country: '' };
  const values = { vin: '', year: '', ...plate };
  const rows = wrong.map(([, said], at) =>
    Object.values({ ...tractor, unit_number: `Row ${at}`, ...values, ...said }).join(','),
  );
  const content = ['Unit,Type,Axles,VIN,Year,Plate,State,Country', ...rows].join('\n');
  const { body } = await api.unwritten('POST fleet_survey/import_units', {
    body: {
      location_id: api.yard,
      file_name: 'units.csv',
      content: Buffer.from(content).toString('base64'),
    },
  });
  expect(body.rows.map(({ faults }, at) => [wrong[at]?.[0], faults])).toEqual(
    wrong.map(([name, , path]) => [name, [{ path, code: 'invalid' }]]),
  );
});

test('next year is that of the person who writes, whose calendar may be ahead', async () => {
  const headers = { 'user-time': '01/01/2026 01:00:00' };
  const unit = { ...tractor, unit_number: 'Ahead', year: 2027 };
  const rows = { location_id: api.yard, units: [{ ...unit, unit_number: 'Row', row: 1 }] };
  const content = Buffer.from('Unit,Type,Axles,Year\n1,tractor,6x4,2027').toString('base64');
  const file = { location_id: api.yard, file_name: 'units.csv', content };
  const ask = async (more: object) => [
    (await api.ask('POST fleet_survey/import_units', { body: file, ...more })).body.rows[0]?.faults,
    (await api.ask('POST fleet_survey/save_units', { body: rows, ...more })).body.units[0]?.faults,
    (
      await api.ask('POST fleet_survey/save_unit', {
        body: { ...unit, location_id: api.yard },
        ...more,
      })
    ).status,
  ];
  const fault = [{ path: 'year', code: 'invalid' }];
  expect(await ask({})).toEqual([fault, fault, 400]);
  expect(await ask({ headers })).toEqual([[], [], 200]);
});

test.each([
  [' ', 'first_number'],
  ['1'.repeat(41), 'first_number'],
  ['12\u200f34', 'first_number'],
])('clones do not begin at %j', async (first_number, path) => {
  const body = { ...keyed(), unit_id: api.units.T1, first_number, count: 1 };
  expect(await api.unwritten('POST fleet_survey/clone_unit', { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid', path },
  });
});

test.each(['A/12', '..', '77.map', '車12', 'Ж-7', 'رقم 5'])(
  'a unit may be called %s, and is found by that',
  async (unit_number) => {
    const body = { ...tractor, location_id: api.yard, unit_number };
    const { body: saved } = await api.ask('POST fleet_survey/save_unit', { body });
    expect(saved.unit.unit_number).toBe(unit_number);
    const asked = { body: { location_id: api.yard, unit_number } };
    const { body: found } = await api.ask('POST fleet_survey/get_unit_by_number', asked);
    expect(found.unit).toEqual(saved.unit);
  },
);
