import { wholeRows } from './whole-rows.ts';

it.each([
  ['', ''],
  ['.', 'W'],
  ['..', '..'],
  ['.....', '....W'],
  ['W....', 'W....'],
  ['.W...', 'WW..W'],
  ['..W..', '..W..'],
  ['WW.W.', 'WWWWW'],
])('of %s are %s', (wide, whole) => {
  const shown = wholeRows([...wide].map((each) => each === 'W'));
  expect(shown.map((each) => (each ? 'W' : '.')).join('')).toBe(whole);
});
