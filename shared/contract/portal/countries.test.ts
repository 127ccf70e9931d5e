import { isCountry, states } from './portal.ts';

test('every country with states is one, and so are those of plates from further away', () => {
  const codes = [...Object.keys(states), 'DE', 'FR', 'GB', 'ZW'];
  expect(codes.filter((code) => !isCountry(code))).toEqual([]);
});

test.each(['XX', 'ZZ', 'us', 'UK', 'SU', 'USA', ''])('%j is no country', (code) => {
  expect(isCountry(code)).toBe(false);
});

test('all 249 are listed', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  expect(codes.filter(isCountry)).toHaveLength(249);
});
