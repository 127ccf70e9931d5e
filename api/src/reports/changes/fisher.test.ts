import { chanceOfHits } from './fisher.ts';

test('a tea tasting: all four of four', () => {
  // 1 of the 70 ways, and as many to the other side.
  expect(chanceOfHits({ part: 4, whole: 4 }, { part: 0, whole: 4 })).toBeCloseTo(2 / 70, 6);
});

test.each([
  [{ part: 10, whole: 25 }, { part: 4, whole: 10 }, 1],
  // 10 choose 3 of the 20 choose 3 ways.
  [{ part: 3, whole: 10 }, { part: 0, whole: 10 }, 2 * (120 / 1140)],
])('%o beside %o: %d', (one, other, chance) => {
  expect(chanceOfHits(one, other)).toBeCloseTo(chance, 6);
  expect(chanceOfHits(other, one)).toBeCloseTo(chance, 6);
});

test('hits that no group has more of than the other are no move', () => {
  expect(chanceOfHits({ part: 20, whole: 100 }, { part: 200, whole: 1000 })).toBe(1);
});
