import { drawnHeight, largestOf } from './floor.ts';

test.each([
  ['a small bar is raised to the share', 3, 10],
  ['a bar at the share stays', 10, 10],
  ['a larger bar stays', 60, 60],
  ['zero stays zero', 0, 0],
  ['no value stays none', null, null],
  ['a credit is raised downwards', -3, -10],
])('%s', (_, value, drawn) => expect(drawnHeight(value, 0.1, 100)).toBe(drawn));

test('without a floor every bar has its own height', () => expect(drawnHeight(1, 0, 100)).toBe(1));

test('the largest value counts credits by their size', () => {
  expect(
    largestOf([
      [4, null],
      [-9, 2],
    ]),
  ).toBe(9);
  expect(largestOf([])).toBe(0);
});
