import { mapColumns } from './map-columns.ts';

const fieldsOf = (heading: string) =>
  mapColumns({ heading: heading.split(',') }).map(({ field }) => field);

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
  const columns = mapColumns(
    { heading: ['Name', 'Unit', 'Type', 'Kind'] },
    { Name: 'unit_number', Type: null, Kind: 'type' },
  );
  expect(columns.map(({ field }) => field)).toEqual(['unit_number', null, null, 'type']);
});

test('a field that units have not is refused', () => {
  expect(() => mapColumns({ heading: ['Unit'] }, { Unit: 'id' })).toThrow(
    expect.objectContaining({ code: 'invalid', path: 'columns' }),
  );
});
