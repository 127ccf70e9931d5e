import { type StatesCountry, states } from './portal.ts';

const listed: readonly [StatesCountry, number][] = [
  ['CA', 13],
  ['US', 51],
  ['MX', 32],
  ['CO', 33],
  ['AU', 8],
  ['CN', 34],
];

test('the countries of the specification are listed, and no others', () => {
  expect(Object.keys(states).sort()).toEqual(listed.map(([country]) => country).sort());
});

test.each(listed)('%s has all %d of its states, each once', (country, count) => {
  const entries = Object.entries(states[country]);
  expect(entries).toHaveLength(count);
  expect(new Set(entries.map(([, name]) => name)).size).toBe(count);
  for (const [code] of entries) expect(code).toMatch(/^[A-Z]{2,3}$/);
});
