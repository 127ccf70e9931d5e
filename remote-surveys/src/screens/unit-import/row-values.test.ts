import { newUnit } from '../../units/unit-values.ts';
import { rowValues, valuesOfRow } from './row-values.ts';

it.each([
  [{}, {}],
  [
    { unit_number: '7', year: '1899' },
    { unit_number: '7', year: '1899' },
  ],
  [
    { type: 'trailer', vin: 'X' },
    { type: 'trailer', configuration: 'trailer_single', meter: 'none', vin: 'X' },
  ],
  [
    { type: 'dolly', configuration: 'dolly_tandem', meter: 'hub' },
    { type: 'dolly', configuration: 'dolly_tandem', meter: 'hub' },
  ],
  [{ type: 'lorry', configuration: '4x2' }, { configuration: '4x2' }],
  [{ vocation: 'circus', meter: 'hub' }, { meter: 'hub' }],
  [{ is_active: 'false' }, { is_active: false }],
])('a row of %j is filled in as %j', (values, form) => {
  expect(rowValues({ values })).toEqual({ ...newUnit, ...form });
});

const row = { values: { unit_number: '7', type: 'tractor', configuration: '6x4', vin: 'X' } };

it('a row that is kept says no more than the file and the person have said', () => {
  expect(valuesOfRow({ ...rowValues(row), vin: '', year: '2020' }, row)).toEqual({
    unit_number: '7',
    type: 'tractor',
    configuration: '6x4',
    year: '2020',
  });
});

it('a row says the choices that the person has made', () => {
  const chosen = { ...rowValues(row), meter: 'hub', is_active: false } as const;
  expect(valuesOfRow(chosen, row)).toEqual({ ...row.values, meter: 'hub', is_active: 'false' });
});
