import { mapColumns } from './map-columns.ts';

const spoken = new Map();
const headed = (...heading: string[]) => ({ headings: 'known', heading, rows: [] }) as const;
const fieldsOf = (heading: string) =>
  mapColumns(headed(...heading.split(',')), spoken).map(({ field }) => field);

test.each([
  ['English', 'Unit #,Type,Axle configuration,Make,Model year,Plate,State,Active'],
  ['Spanish', 'Número de unidad,Tipo,Configuración de ejes,Marca,Año,Placas,Estado,Activo'],
  ['Portuguese', 'Nº da unidade,Tipo,Configuração de eixos,Fabricante,Ano,Placa,UF,Ativo'],
  ['French', "N° d'unité,Type d’unité,Essieux,Fabricant,Année,Immatriculation,État,Actif"],
  [
    'the names of the fields',
    'unit_number,type,configuration,manufacturer,year,license_plate,license_plate_state,is_active',
  ],
])('columns are proposed by headings in %s', (_, heading) => {
  expect(fieldsOf(heading)).toEqual([
    ...['unit_number', 'type', 'configuration', 'manufacturer', 'year'],
    ...['license_plate', 'license_plate_state', 'is_active'],
  ]);
});

test('a column that nobody knows is none, and a field has one column', () => {
  expect(fieldsOf('Unit,Color,Unit number,Type,')).toEqual([
    'unit_number',
    null,
    null,
    'type',
    null,
  ]);
});

test('what the person says of a column goes before what its heading says', () => {
  const columns = mapColumns(headed('Name', 'Unit', 'Type', 'Kind'), spoken, {
    Name: 'unit_number',
    Type: null,
    Kind: 'type',
  });
  expect(columns.map(({ field }) => field)).toEqual(['unit_number', null, null, 'type']);
});

test('a field that units have not is refused', () => {
  expect(() => mapColumns(headed('Unit'), spoken, { Unit: 'id' })).toThrow(
    expect.objectContaining({ code: 'invalid', path: 'columns' }),
  );
});

const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
const bare = (...rows: string[]) => ({
  headings: 'none' as const,
  heading: letters.slice(0, rows[0]?.split(',').length),
  rows: rows.map((row, index) => ({ row: index + 1, cells: row.split(',') })),
});
const guessedOf = (...rows: string[]) =>
  mapColumns(bare(...rows), spoken).map(({ field }) => field);

test.each([
  [
    'numbers, VINs, types, axles, years and makes',
    ['1001,1M8GDM9AXKP042788,Tractor,6x4,2019,Volvo', '1002,,Trailer,trailer_tandem,2020,Wabash'],
    ['unit_number', 'vin', 'type', 'configuration', 'year', null],
  ],
  [
    'years before numbers with letters, and words in other languages',
    ['2019,T-1,Remolque,JAL,MX,Sí', '2020,T-2,Tractor,JAL,MX,No'],
    ['year', 'unit_number', 'type', 'license_plate_state', 'license_plate_country', 'is_active'],
  ],
  ['numbers that are there twice, which no units have', ['7,1', '7,2'], [null, 'unit_number']],
  ['states that are countries as well', ['10,CA', '11,CA'], ['unit_number', 'license_plate_state']],
  ['nothing that tells a field', ['blue,north', 'red,south'], [null, null]],
])('without headings columns are proposed by what stands in them: %s', (_, rows, fields) => {
  expect(guessedOf(...rows)).toEqual(fields);
});

test('without headings the person says which field a column is by its letter', () => {
  const columns = mapColumns(bare('1001,2019', '1002,2020'), spoken, { B: 'model', A: null });
  expect(columns).toEqual([
    { heading: 'A', field: null },
    { heading: 'B', field: 'model' },
  ]);
});
