import { addYears } from '@portal/platform/format';
import { Refusal } from '../app/refusal.ts';
import { checkKnown, checkRange, checkSelections } from './check-selection.ts';

const refusalOf = (act: () => void) => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.path];
    throw error;
  }
  return null;
};

const range = (date_from: string, date_to: string) =>
  refusalOf(() => checkRange({ date_from, date_to }, 'base'));

test('29 February has no day of its own in most years', () => {
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
  expect(addYears('2023-12-31', -1)).toBe('2022-12-31');
});

test.each([
  ['2025-01-01', '2025-01-01'],
  ['2020-07-01', '2025-07-01'],
  ['2024-02-29', '2029-02-28'],
])('%s to %s is a range', (from, to) => {
  expect(range(from, to)).toBeNull();
});

test.each([
  ['2026-02-30', '2026-03-01', 'invalid', 'base.date_from'],
  ['2025-02-01', '2025-02-29', 'invalid', 'base.date_to'],
  ['0000-01-01', '2025-02-01', 'invalid', 'base.date_from'],
  ['2025-13-01', '2025-02-01', 'invalid', 'base.date_from'],
  ['2025-07-02', '2025-07-01', 'range_reversed', 'base.date_to'],
  ['2020-07-01', '2025-07-02', 'range_too_long', 'base.date_to'],
  ['2024-02-29', '2029-03-01', 'range_too_long', 'base.date_to'],
])('%s to %s is none', (from, to, code, path) => {
  expect(range(from, to)).toEqual([code, path]);
});

test('a selection holds a thousand ids at most', () => {
  const ids = Array.from({ length: 1001 }, (_, index) => index);
  expect(refusalOf(() => checkSelections({ a: ids.slice(1), b: null, c: undefined }))).toBeNull();
  expect(refusalOf(() => checkSelections({ a: [], b: ids }))).toEqual(['too_many', 'b']);
});

test('the first unknown id is named by its place', () => {
  const known = new Set([1, 2]);
  expect(refusalOf(() => checkKnown([2, 1, 2], known, 'ids'))).toBeNull();
  expect(refusalOf(() => checkKnown([1, 7, 8], known, 'ids'))).toEqual(['unknown_value', 'ids.1']);
});
