import { unitSizes } from './units-of-measurement.ts';

test('the units agree with each other', () => {
  const inch = 25.4;
  expect(unitSizes['32nds']).toBe(inch / 32);
  // One pound-force (4.4482216152605 N) per square inch.
  expect(unitSizes.psi).toBeCloseTo((4.4482216152605 / inch ** 2) * 1000, 4);
  expect(unitSizes.mi / unitSizes['32nds']).toBeCloseTo(2.02752, 5);
});
