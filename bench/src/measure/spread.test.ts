import { median, percentile, spreadOf } from './spread.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index);

test.each([
  [0.5, 25],
  [0.95, 48],
  [1, 50],
  [0, 1],
])('of fifty calls the share %d lies at %d', (share, expected) => {
  expect(percentile(upTo(50), share)).toBe(expected);
});

test('one call is its own percentile, and of none there is none', () => {
  expect(percentile([7], 0.95)).toBe(7);
  expect(() => percentile([], 0.5)).toThrow(RangeError);
});

test('the median of an odd number is the one in the middle, whatever the order', () => {
  expect(median([30, 10, 20])).toBe(20);
});

test('a spread tells how many calls it is of', () => {
  expect(spreadOf(upTo(100))).toEqual({ count: 100, p50: 50, p95: 95 });
});
