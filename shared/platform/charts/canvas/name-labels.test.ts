import { nameLabels } from './name-labels.ts';

const weeks = Array.from({ length: 53 }, () => '11/22/2025');
const statistics = Array.from({ length: 5 }, () => 'Retread Tires Avg Age (Years)');
const months = Array.from({ length: 13 }, () => 'Nov 2025');

test.each([
  ['the first day of a week is whole', weeks, -75],
  ['so are months', months, -60],
  ['a few names turn less', ['Halvorsen', 'Veyra', 'Castelmar', 'Northvale', 'Redholt'], -45],
  ['what is too long for every angle stands upright', statistics, -90],
])('turned, %s', (_, names, angle) => expect(nameLabels(names).autoRotation).toEqual([angle]));

test('a name of one word turns before it is cut, others are wrapped first', () => {
  const limit = (name: string) => nameLabels([name]).autoRotationLimit;
  expect(limit('Halvorsen')).toBeGreaterThan(65);
  expect(limit('Nov 2025')).toBe(40);
  expect(limit('Retread Tires Avg Age (Years)')).toBe(40);
});
