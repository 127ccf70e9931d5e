import { isOddVin, unitProblem, yearOfVin } from './unit-checks.ts';
import { newUnit, type UnitValues } from './unit-values.ts';

const problem = (values: Partial<UnitValues>) => {
  const [field] = Object.keys(values) as (keyof UnitValues)[];
  return field && unitProblem(field, { ...newUnit, ...values }, 2026);
};

it.each([
  [{ unit_number: '' }, 'unit.problem.unit_number'],
  [{ unit_number: ' ' }, 'unit.problem.unit_number'],
  [{ unit_number: 'x'.repeat(41) }, 'unit.problem.unit_number'],
  [{ unit_number: 'a\u202eb' }, 'unit.problem.unit_number'],
  [{ unit_number: '007' }, null],
  [{ unit_number: 'A/12' }, null],
  [{ unit_number: '..' }, null],
  [{ unit_number: '77.map' }, null],
  [{ unit_number: 'Übergröße 3' }, null],
  [{ vin: '' }, null],
  [{ vin: '1M8GDM9AXKP042788' }, null],
  [{ vin: '1m8gdm9axkp042788' }, null],
  [{ vin: '1M8GDM9A1KP042788' }, 'unit.problem.vin_check_digit'],
  [{ vin: '1M8GDM9AXKP04278' }, 'unit.problem.vin_length'],
  [{ vin: '1M8GDM9AXKP0427I8' }, 'unit.problem.vin_characters'],
  [{ year: '1899' }, 'unit.problem.year'],
  [{ year: '2027' }, null],
  [{ year: '2028' }, 'unit.problem.year'],
  [{ year: '20.5' }, 'unit.problem.year'],
  [
    { license_plate_country: '', license_plate: 'A1', license_plate_state: 'OH' },
    'unit.problem.license_plate_country',
  ],
  [
    { license_plate_country: 'Atlantis', license_plate: 'A1' },
    'unit.problem.license_plate_unknown_country',
  ],
  [{ license_plate: 'A'.repeat(13) }, 'unit.problem.license_plate'],
  [{ license_plate: '', license_plate_country: 'US' }, 'unit.problem.license_plate_missing'],
] as [Partial<UnitValues>, string | null][])('%j is told as %j', (values, word) => {
  expect(problem(values)).toBe(word);
});

it('warns of a check digit that does not fit only where none is required', () => {
  expect(isOddVin('WDB9634031L123456')).toBe(true);
  expect(isOddVin('1M8GDM9AXKP042788')).toBe(false);
  expect(problem({ vin: 'WDB9634031L123456' })).toBeNull();
});

it('proposes a year from a number that nothing is wrong with', () => {
  expect(yearOfVin('1M8GDM9AXKP042788', 2026)).toBe(2019);
  expect(yearOfVin('1M8GDM9A1KP042788', 2026)).toBeNull();
});
