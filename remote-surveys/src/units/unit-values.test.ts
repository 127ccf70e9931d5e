import { unitOf } from '../testing/rows.ts';
import { unitIn } from './unit-draft.ts';
import { newUnit, unitBody, valuesOf } from './unit-values.ts';

it('a unit goes into the form and out again as it was', () => {
  const unit = unitOf(1, { vin: '1M8GDM9AXKP042788', is_active: false, owner: 'Rolling Leases' });
  expect(unit).toMatchObject(unitBody(valuesOf(unit)));
});

it('what is not said is null on the wire', () => {
  expect(unitBody({ ...newUnit, unit_number: '7', owner: '  ' })).toMatchObject({
    owner: null,
    vin: null,
    year: null,
    vocation: null,
  });
});

it('a kept form comes back only as what it was', () => {
  const values = { ...newUnit, unit_number: '7' };
  expect(unitIn(JSON.parse(JSON.stringify(values)))).toEqual(values);
  expect(unitIn({ ...values, type: 'boat' })).toBeNull();
  expect(unitIn({ ...values, configuration: 'trailer_tri' })).toBeNull();
  expect(unitIn({ ...values, year: 2020 })).toBeNull();
  expect(unitIn('x')).toBeNull();
});
