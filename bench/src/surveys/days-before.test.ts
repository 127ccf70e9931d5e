import { daysBefore } from './days-before.ts';

test('days are counted back over months and leap days', () => {
  expect(daysBefore('2026-07-15', 7)).toBe('2026-07-08');
  expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29');
});
