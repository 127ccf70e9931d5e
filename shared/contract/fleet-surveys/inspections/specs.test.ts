import { unitSizes } from '../../portal/units-of-measurement.ts';
import { type AxleSpec, defaultSpec, specOf } from './specs.ts';

const spec = (id: number, fields: Partial<AxleSpec> = {}): AxleSpec => ({
  id,
  role: 'drive',
  locationId: null,
  validFrom: '2025-01-01',
  targetPressure: 700,
  pullDepth: 5,
  ...fields,
});
const at = { role: 'drive', locationId: 7, day: '2025-06-01', loadRange: 'G' } as const;

test('without a spec the default of axle and load range holds', () => {
  expect(specOf([], at)).toEqual(defaultSpec('drive', 'G'));
  expect(defaultSpec('steer', 'G').targetPressure / unitSizes.psi).toBeCloseTo(110);
  expect(defaultSpec('steer', 'L').targetPressure).toBeGreaterThan(
    defaultSpec('steer', 'F').targetPressure,
  );
  expect(defaultSpec('drive', null)).toEqual(defaultSpec('drive', 'G'));
});

test("a location's own value goes before the account's, and what it leaves open does not", () => {
  const specs = [spec(1), spec(2, { locationId: 7, targetPressure: 650, pullDepth: null })];
  expect(specOf(specs, at)).toEqual({
    targetPressure: 650,
    pressureFrom: 2,
    pullDepth: 5,
    pullFrom: 1,
  });
  expect(specOf(specs, { ...at, locationId: 8 })).toMatchObject({ pressureFrom: 1, pullFrom: 1 });
  expect(specOf(specs, { ...at, role: 'steer' })).toEqual(defaultSpec('steer', 'G'));
});

test.each([
  ['2024-12-31', null],
  ['2025-01-01', 1],
  ['2025-05-31', 1],
  ['2025-06-01', 3],
])('on %s the spec in force on that day holds', (day, from) => {
  const specs = [spec(3, { validFrom: '2025-06-01' }), spec(1)];
  expect(specOf(specs, { ...at, day }).pressureFrom).toBe(from);
});
