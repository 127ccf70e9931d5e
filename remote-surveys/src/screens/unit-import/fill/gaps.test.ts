import type { UploadedUnit } from '../../../uploaded/uploaded-unit.ts';
import { filled, gapsIn } from './gaps.ts';

const row = (values: UploadedUnit['values'], ...wrong: string[]): UploadedUnit => ({
  db_id: 1,
  row: 1,
  login: 'a',
  location_id: 1,
  unit_number: '1',
  values,
  faults: wrong.map((path) => ({ path, code: 'invalid' })),
  existing: null,
});

it('names what several rows lack, configurations by type', () => {
  const trailer = row({ type: 'trailer' }, 'configuration');
  const unknown = row({ type: 'trailer', configuration: '10x10' }, 'configuration', 'vin');
  const typeless = row({}, 'type', 'configuration');
  const lonely = row({ type: 'dolly' }, 'configuration');
  const gaps = gapsIn([trailer, typeless, unknown, lonely, typeless, row({ type: 'tractor' })]);
  expect(gaps).toEqual([
    expect.objectContaining({ field: 'type', type: null, rows: [typeless, typeless] }),
    expect.objectContaining({ field: 'configuration', type: 'trailer', rows: [trailer, unknown] }),
  ]);
  expect(gaps[1]?.choices).toContain('trailer_tandem');
});

it('takes the fault away that was filled, and leaves the others', () => {
  const { values, faults } = filled(
    row({ type: 'trailer' }, 'configuration', 'vin'),
    'configuration',
    'trailer_tandem',
  );
  expect(values).toEqual({ type: 'trailer', configuration: 'trailer_tandem' });
  expect(faults.map(({ path }) => path)).toEqual(['vin']);
});

it('finds that the configuration does not go with the type that was chosen', () => {
  const said = row({ configuration: '6x4', type: 'plane' }, 'type');
  expect(filled(said, 'type', 'tractor').faults).toEqual([]);
  expect(filled(said, 'type', 'trailer').faults).toEqual([
    { path: 'configuration', code: 'invalid' },
  ]);
});
