import { chanceOf } from './student.ts';

// Quantiles of printed tables.
test.each([
  [12.706, 1, 0.05],
  [2.262, 9, 0.05],
  [3.25, 9, 0.01],
  [4.781, 9, 0.001],
  [2.042, 30, 0.05],
  [3.646, 30, 0.001],
  [3.291, 100_000, 0.001],
])('t = %d with %d degrees of freedom: %d', (t, freedom, chance) => {
  expect(chanceOf(t, freedom) / chance).toBeCloseTo(1, 2);
  expect(chanceOf(-t, freedom)).toBe(chanceOf(t, freedom));
});

test('no distance is certain, and a far one is small but no zero', () => {
  expect(chanceOf(0, 12)).toBe(1);
  const far = chanceOf(20, 60);
  expect(far).toBeGreaterThan(0);
  expect(far).toBeLessThan(1e-20);
});
