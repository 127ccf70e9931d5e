import { isFull, type PadKey, textAfterKey } from './steps.ts';

test.each([
  ['psi', '98', true],
  ['psi', '20', false],
  ['psi', '200', true],
  ['psi', '98.', false],
  ['psi', '98.5', true],
  ['psi', '0', false],
  ['32nds', '14', true],
  ['32nds', '9', false],
  ['32nds', '10', true],
  ['bar', '7', false],
  ['bar', '6.9', false],
  ['bar', '6.89', true],
  ['mm', '11', false],
] as const)('in %s, %s has no room for another digit: %s', (unit, text, expected) => {
  expect(isFull(text, unit)).toBe(expected);
});

test.each([
  ['psi', ['1', '0', '5', '5'], '105'],
  ['psi', ['9', '8', '1'], '98'],
  ['psi', ['9', '8', '.', '.', '5', '5'], '98.5'],
  ['psi', ['.', '5'], '0.5'],
  ['psi', ['0', '9'], '9'],
  ['bar', ['6', '.', '8', '9', '4'], '6.89'],
  ['mm', ['7', '9', 'delete', '8'], '78'],
] as const)('in %s, the keys %j make %s', (unit, keys, text) => {
  expect(keys.reduce((now: string, key: PadKey) => textAfterKey(now, key, unit), '')).toBe(text);
});
