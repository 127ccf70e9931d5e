import { madeOn, tinAge, tinFault, tinOf } from './tin.ts';

const now = new Date('2025-07-01T12:00:00Z');

test.each([
  ['3KA41024', null],
  [tinOf('dot 1n3a kt5 5220'), null],
  ['3KA40024', 'week'],
  ['3KA45424', 'week'],
  ['3KA42725', null],
  ['3KA42825', 'future'],
  ['3KA41099', 'future'],
  ['3KA4', 'form'],
  ['', 'form'],
  ['ÄKA41024', 'form'],
])('%s: %s', (tin, fault) => {
  expect(tinFault(tin, now)).toBe(fault);
});

test.each([
  ['1024', '2024-03-04'],
  ['0121', '2021-01-04'],
  ['0120', '2019-12-30'],
  ['5320', '2020-12-28'],
])('%s was made in the week of %s', (tin, monday) => {
  expect(madeOn(tin)).toBe(monday);
});

test.each([
  ['3KA41024', '2024-03-04', 0],
  ['3KA41024', '2026-03-04', 730 / 365.25],
  ['3KA41024', '2024-03-03', null],
  ['3KA45424', '2026-03-04', null],
])('%s is on %s so many years old: %s', (tin, day, years) => {
  expect(tinAge(tin, day)).toBe(years);
});
