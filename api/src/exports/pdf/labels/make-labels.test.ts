import { buffer } from 'node:stream/consumers';
import { makeLabels } from './make-labels.ts';
import { readLabels } from './testing/read-labels.ts';

const makeAndReadLabels = async (
  numbers: readonly string[],
  locale = 'en-US',
  direction: 'ltr' | 'rtl' = 'ltr',
) => {
  const rows = numbers.map((number) => ({
    cells: [number, number, 'VIN …KP042788', 'Lakeshore Freight Systems of the Great Lakes'],
    level: 0 as const,
  }));
  const pdf = await makeLabels({
    title: 'Unit labels',
    cover: [],
    wording: { locale, direction, currencySymbol: '$' },
    sections: [
      {
        title: '',
        facts: [],
        notes: [],
        blocks: [{ kind: 'table', table: { columns: [], rows } }],
      },
    ],
  });
  return readLabels(await buffer(pdf), locale);
};
const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

test.each([
  ['en-US', 30, 612],
  ['pt-BR', 24, 595],
])('a sheet for %s has %i labels', async (locale, onPage, width) => {
  const { codes, pages } = await makeAndReadLabels(numbered(onPage + 1), locale);
  expect(codes).toEqual(numbered(onPage + 1));
  expect(pages.map((page) => Math.floor(page.width))).toEqual([width, width]);
});

test.each(['ltr', 'rtl'] as const)('numbers are read as they stand, %s', async (direction) => {
  const numbers = ['A/12', '..', '77.map', '車 12', '😀 1', 'W'.repeat(40), '9'.repeat(40)];
  expect((await makeAndReadLabels(numbers, 'en-US', direction)).codes).toEqual(numbers);
});

test('a long number stands on two lines, whole; a long name ends in an ellipsis', async () => {
  const [page] = (await makeAndReadLabels(['ABCDEFGHIJ'.repeat(4)])).pages;
  expect(page?.text.match(/ABCDEFGHIJABCDEFGHIJ/g)).toHaveLength(2);
  expect(page?.text).toContain('Lakeshore Freight');
  expect(page?.text).not.toContain('Great Lakes');
});

test('without units there is an empty sheet', async () => {
  const { codes, pages } = await makeAndReadLabels([]);
  expect(codes).toEqual([]);
  expect(pages).toHaveLength(1);
});
