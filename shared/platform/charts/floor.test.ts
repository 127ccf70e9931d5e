import { drawnHeight, drawnStack, largestOf } from './floor.ts';

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

const sumOf = (parts: readonly (number | null)[]) =>
  parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);

test.each([
  ['parts above the floor stay', [40, 60], [40, 60]],
  ['the larger part gives what the small one is raised by', [98, 2], [90, 10]],
  ['larger parts give by how far they are above the floor', [50, 30, 4], [46, 28, 10]],
  ['zeros and missing parts take nothing', [0, 96, null, 4], [0, 90, null, 10]],
  ['parts that are all tiny share their sum', [3, 1, 2], [2, 2, 2]],
  ['a tiny stack with one larger part stays as high', [12, 1], [6.5, 6.5]],
  ['one part has its own height, however small', [3], [3]],
  ['one part beside zeros has it too', [0, 3, null], [0, 3, null]],
  ['credits are a stack of their own downwards', [98, 2, -30, -4], [90, 10, -24, -10]],
  ['without parts there is no stack', [null, 0], [null, 0]],
])('in a stack, %s', (_, parts, drawn) => {
  const heights = drawnStack(parts, 0.1, 100);
  expect(heights).toEqual(drawn);
  expect(sumOf(heights)).toBeCloseTo(sumOf(parts));
});

test('without a floor a stack has the heights of its parts', () =>
  expect(drawnStack([0.1, 0.2, 99.7], 0, 99.7)).toEqual([0.1, 0.2, 99.7]));
