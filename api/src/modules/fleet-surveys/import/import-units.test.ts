import { writeXlsx } from 'hucre/xlsx';
import { registerWords } from '../../../words/register-words.ts';
import { type YardApi, yardApi, yards } from '../testing/yard-api.ts';
import { sheetRow, workbookOf } from './testing/workbook.ts';

const call = 'POST fleet_survey/import_units';

let api: YardApi;
beforeAll(async () => {
  api = await yardApi();
});
afterEach(() => api.clear());
afterAll(() => api.close());

const importing = async (file: string | Uint8Array, more: object = {}) =>
  api.as('customer', call, {
    body: {
      location_id: yards.akron,
      file_name: 'units.csv',
      content: Buffer.from(file as string).toString('base64'),
      ...more,
    },
  });

test('who reads the file may say what a column is', async () => {
  const file = 'Name,Unit,Kind\n77,A,dolly';
  const { body } = await importing(file, {
    columns: { Name: 'unit_number', Kind: 'type', Unit: null },
  });
  expect(body.columns.map(({ field }) => field)).toEqual(['unit_number', null, 'type']);
  expect(body.rows[0]?.values).toEqual({ unit_number: '77', type: 'dolly' });
});

test('a file without headings is noticed, and its columns are proposed by what stands in them', async () => {
  const file = '1001,Tractor,6x4,blue\n1002,Trailer,trailer_tandem,';
  const { body } = await importing(file);
  expect([body.headings, body.columns]).toEqual([
    'none',
    [
      { heading: 'A', field: 'unit_number', sample: '1001' },
      { heading: 'B', field: 'type', sample: 'Tractor' },
      { heading: 'C', field: 'configuration', sample: '6x4' },
      { heading: 'D', field: null, sample: 'blue' },
    ],
  ]);
  expect(body.rows.map(({ row, faults }) => [row, faults])).toEqual([
    [1, []],
    [2, []],
  ]);
  const { body: again } = await importing(file, { has_headings: true });
  expect([again.headings, again.columns[0], again.rows.length]).toEqual([
    'unknown',
    { heading: '1001', field: null, sample: '1002' },
    1,
  ]);
});

test('choices are read in four languages, and nothing is written', async () => {
  const before = await api.written();
  const file = [
    'Unidad;Tipo;Configuración;Medidor;Activo;Placa;Estado;País;Vocación;Año',
    '0100;Remolque;trailer_tandem;Hubodómetro;Sí;ab 12;Jalisco;México;Residuos;2020',
    '0101;Tracteur;6x4;odomètre;Non;;;;Longue distance;2019.0',
  ].join('\n');
  const { body } = await importing(file);
  expect(body.rows).toEqual([
    {
      row: 2,
      values: {
        unit_number: '0100',
        type: 'trailer',
        configuration: 'trailer_tandem',
        meter: 'hub',
        is_active: 'true',
        license_plate: 'ab 12',
        license_plate_state: 'JAL',
        license_plate_country: 'MX',
        vocation: 'waste',
        year: '2020',
      },
      faults: [],
      existing: null,
    },
    {
      row: 3,
      values: {
        unit_number: '0101',
        type: 'tractor',
        configuration: '6x4',
        meter: 'odometer',
        is_active: 'false',
        vocation: 'long_haul',
        year: '2019',
      },
      faults: [],
      existing: null,
    },
  ]);
  expect(await api.written()).toBe(before);
});

test.each([
  ['Country of the plate,In service', 'In service', 'Out of service'],
  ['País de la placa,En servicio', 'En servicio', 'Fuera de servicio'],
  ['País da placa,Em serviço', 'Em serviço', 'Fora de serviço'],
  ['Pays de la plaque,En service', 'En service', 'Hors service'],
])('a file of the list is read again with its headings %s', async (headings, yes, no) => {
  const rows = [`1,6x4,A1,MX,${yes}`, `2,6x4,A2,MX,${no}`];
  const { body } = await importing([`Unit,Axles,Plate,${headings}`, ...rows].join('\n'));
  expect(body.rows.map(({ values }) => values.is_active)).toEqual(['true', 'false']);
  expect(body.rows.map(({ values }) => values.license_plate_country)).toEqual(['MX', 'MX']);
  expect(body.rows.flatMap(({ faults }) => faults)).toEqual([]);
});

test('what follows from the rest is filled in: type by configuration, country by state', async () => {
  const { body } = await importing('Unit,Axles,Plate,State\n1,dolly_single,A1,OH\n2,6x4,A2,QC');
  expect(body.rows[0]).toMatchObject({
    values: { type: 'dolly', license_plate_country: 'US' },
    faults: [],
  });
  expect(body.rows[1]?.faults).toEqual([{ path: 'license_plate_country', code: 'invalid' }]);
});

/** Faulty values in a row, and the field at which the fault is reported. */
const wrong = [
  ['no number', { number: '' }, 'unit_number'],
  ['a number of 41 characters', { number: '1'.repeat(41) }, 'unit_number'],
  ['a right-to-left mark', { number: '12\u200f34' }, 'unit_number'],
  ['a VIN with I', { vin: '1M8GDM9AXKPI42788' }, 'vin'],
  ['a wrong check digit', { vin: '1M8GDM9A1KP042788' }, 'vin'],
  ['the year 1899', { year: '1899' }, 'year'],
  ['the year 2099', { year: '2099' }, 'year'],
  ['a year in words', { year: 'last' }, 'year'],
  ['a type that nobody knows', { type: 'plane' }, 'type'],
  ["a trailer's axles", { axles: 'trailer_tri' }, 'configuration'],
  ['axles that nobody knows', { axles: '10x10' }, 'configuration'],
  ['a name of 81 letters', { make: 'x'.repeat(81) }, 'manufacturer'],
] as const;

test('a row that is wrong says so at its field', async () => {
  const right = { number: '', type: 'tractor', axles: '6x4', vin: '', year: '', make: '' };
  const rows = wrong.map(([, said], index) =>
    Object.values({ ...right, number: `${index}`, ...said }).join(','),
  );
  const { body } = await importing(['Unit,Type,Axles,VIN,Year,Make', ...rows].join('\n'));
  expect(body.rows.map(({ faults }, index) => [wrong[index]?.[0], faults])).toEqual(
    wrong.map(([name, , path]) => [name, [{ path, code: 'invalid' }]]),
  );
});

test('a row tells all its faults at once, and a VIN from elsewhere is none', async () => {
  const { body } = await importing('Unit,Type,VIN,Year\n,tractor,WVWZZZ1JZ3W386752,1700');
  expect(body.rows[0]?.faults.map(({ path }) => path).sort()).toEqual([
    'configuration',
    'unit_number',
    'year',
  ]);
});

test('a number may hold what looks like a path, and letters of any script', async () => {
  const numbers = ['A/12', '..', '77.map', '車12'];
  const rows = numbers.map((number) => `${number},tractor,6x4`);
  const { body } = await importing(['Unit,Type,Axles', ...rows].join('\n'));
  expect(body.rows.map(({ values, faults }) => [values.unit_number, faults])).toEqual(
    numbers.map((number) => [number, []]),
  );
});

test('a number that the account has comes with its unit, and what the row leaves out stays', async () => {
  const unit_id = await api.unit({ unit_number: 'T-7', location_id: yards.boise });
  await api.unit({ unit_number: 'T-8', account_id: 2, location_id: yards.foreign });
  const { body } = await importing('Unit,Owner\nt-7,Apex Lease\nT-8,Apex Lease');
  expect(body.rows[0]).toEqual({
    row: 2,
    values: { unit_number: 't-7', owner: 'Apex Lease', type: 'tractor', configuration: '6x4' },
    faults: [],
    existing: {
      unit_id,
      revision: 1,
      location_id: yards.boise,
      location: 'Boise Terminal',
      is_unchanged: false,
    },
  });
  expect(body.rows[1]).toMatchObject({ existing: null });
  expect(body.rows[1]?.faults.map(({ path }) => path)).toEqual(['type', 'configuration']);
});

test('a row that says nothing new of its unit is told, whatever else the unit has', async () => {
  await api.unit({ unit_number: 'T-7', year: 2020, vin: '1M8GDM9AXKP042788', model: 'VNL' });
  const rows = ['T-7,1m8gdm9axkp042788,2020', 'T-7,,2021', 'T-7,,last', 'T-7,,'];
  const { body } = await importing(['Unit,VIN,Year', ...rows].join('\n'));
  expect(body.rows.map(({ existing }) => existing?.is_unchanged)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  const { body: owned } = await importing('Unit,Owner\nT-7,Apex Lease');
  expect(owned.rows[0]?.existing?.is_unchanged).toBe(false);
});

test('a number that the file has twice is told at the second row', async () => {
  const { body } = await importing('Unit,Type,Axles\nÄ1,tractor,6x4\nä1,tractor,6x4');
  expect(body.rows.map(({ faults }) => faults)).toEqual([
    [],
    [{ path: 'unit_number', code: 'unique' }],
  ]);
});

test('a workbook is read as well as a text', async () => {
  const rows = [
    ['Unit', 'Type', 'Axles', 'Year'],
    ['0042', 'Trailer', 'trailer_tandem', 2019],
  ];
  const { body } = await importing(await writeXlsx({ sheets: [{ name: 'Units', rows }] }));
  expect(body.rows).toMatchObject([{ values: { unit_number: '0042', year: '2019' }, faults: [] }]);
});

test('a cell may hold what no column can: it is a fault of its field', async () => {
  const { body } = await importing(
    workbookOf(
      sheetRow('Unit', 'Type', 'Axles', 'Make') + sheetRow('a_x0000_', 'dolly', '', '_xD800_'),
    ),
  );
  expect(body.rows[0]?.faults.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['unit_number', 'configuration']),
  );
});

test("the portal's own export of units is read back, choices by their names on screen", async () => {
  const words = {
    'unit.number': 'Unit number',
    'unit.type': 'Type',
    'unit.configuration': 'Configuration',
    'unit.owner': 'Owner',
    'unit.meter': 'Meter',
    'unit_type.trailer': 'Pulled vehicle',
    'configuration.trailer_tandem': 'Two axles, close',
    'meter.hub': 'On the hub',
  };
  await registerWords(api.database.kysely, {
    namespace: 'surveys',
    version: '1.0.0-aaa',
    packs: { 'en-US': words },
  });
  const trailer = { type: 'trailer', configuration: 'trailer_tandem', meter: 'hub' } as const;
  const unit_id = await api.unit({ ...trailer, unit_number: '0077' });
  const body = { location_id: yards.akron };
  const { bytes } = await api.as('customer', 'POST fleet_survey/get_units_excel', { body });
  const { body: read } = await importing(bytes);
  expect(read.rows).toEqual([
    {
      row: 4,
      values: { ...trailer, unit_number: '0077' },
      faults: [],
      existing: {
        unit_id,
        revision: 1,
        location_id: yards.akron,
        location: null,
        is_unchanged: true,
      },
    },
  ]);
});

const oneUnit = 'Unit,Type\n1,dolly';
const many = workbookOf(sheetRow('Unit', 'Type') + sheetRow('1', 'dolly').repeat(10_001));
test.each([
  ['a foreign location', oneUnit, { location_id: yards.foreign }, 'unknown_value', 'location_id'],
  ['no location at all', oneUnit, { location_id: 999_999 }, 'unknown_value', 'location_id'],
  ['a field that units have not', oneUnit, { columns: { Unit: 'id' } }, 'invalid', 'columns'],
  ['an empty file', '', {}, 'invalid', 'content'],
  ['headings alone', 'Unit,Type', {}, 'invalid', 'content'],
  [
    'a renamed image',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]),
    {},
    'file_unreadable',
    'content',
  ],
  ['too many rows', many, {}, 'too_many', 'content'],
])('%s is refused', async (_, file, more, code, path) => {
  expect(await importing(file, more)).toMatchObject({ status: 400, body: { code, path } });
});
