import { defineList } from '@portal/contract/wire';
import type { Cell } from '../exports/document.ts';
import { listedRows } from './listed-rows.ts';

const trips = defineList({
  rows: 'trips',
  words: { title: 'trips.title', search: 'trips.search', none: 'trips.none' },
  columns: [
    { field: 'name', label: 'trips.name' },
    { field: 'miles', label: 'trips.miles', format: 'integer' },
    { field: 'kind', label: 'trips.kind', words: 'kind' },
    { field: 'left_at', label: 'trips.left', format: 'day' },
    { field: 'due', label: 'trips.due', format: 'date' },
    { field: 'driver', label: 'trips.driver', format: 'person' },
    { field: 'actions', label: 'trips.actions', only: 'screen' },
  ],
  filters: {
    kind: { field: 'trip_kind', label: 'trips.kind', values: { long: 0, short: 1 }, words: 'kind' },
    place: { label: 'trips.place' },
    from: { field: 'date_from', label: 'trips.from', format: 'date' },
    driver: { label: 'trips.driver', format: 'person' },
  },
  sorts: {},
  firstSort: null,
});

const words: Readonly<Record<string, string>> = {
  'trips.title': 'Trips',
  'trips.search': 'Search in names',
  'trips.kind': 'Kind',
  'trips.place': 'Place',
  'trips.from': 'From',
  'kind.long': 'Long haul',
};
const t = (key: string, params?: object) =>
  [words[key] ?? key, ...Object.values(params ?? {})].join(' ');

const north = {
  name: 'North',
  miles: 0,
  kind: 'long',
  left_at: '2025-07-01T02:00:00Z',
  due: '2025-07-04',
  driver: 'Uma Reyes',
};

const listed = (selection: object = {}, rows: readonly object[] = [north]) =>
  listedRows(
    {
      definition: trips,
      read: async (page) => {
        const first = (page.page_number - 1) * page.page_size;
        return {
          ...page,
          rows: rows.slice(first, first + page.page_size),
          total_items: rows.length,
        };
      },
    },
    selection as Readonly<Record<string, unknown>>,
    {
      words: { t, locale: 'en-US', direction: 'ltr' },
      clock: { now: new Date('2025-07-01T12:00:00Z'), userTime: '07/01/2025 08:00:00' },
    },
  );

async function cellsOf({ rows }: ReturnType<typeof listed>) {
  const cells: (readonly Cell[])[] = [];
  for await (const row of rows) cells.push(row);
  return cells;
}

test('cells are values as the definition says, without the columns of the screen', async () => {
  expect(listed().columns.map(({ format }) => format)).toEqual([
    'text',
    'integer',
    'text',
    'date',
    'date',
    'text',
  ]);
  expect(await cellsOf(listed())).toEqual([
    ['North', 0, 'Long haul', '2025-06-30', '2025-07-04', 'Uma Reyes'],
  ]);
});

test('every page of the list is in it', async () => {
  const many = Array.from({ length: 1001 }, (_, n) => ({ ...north, name: `Trip ${n}` }));
  const cells = await cellsOf(listed({}, many));
  expect([cells.length, cells[1000]?.[0]]).toEqual([1001, 'Trip 1000']);
});

test('it says what was chosen and searched for, by the words of the screen', () => {
  const { filters } = listed({
    trip_kind: 0,
    place: 'Akron',
    keyword: ' nor ',
    date_from: '2025-06-01',
  });
  expect(filters).toEqual([
    { label: 'Kind', value: 'Long haul' },
    { label: 'Place', value: 'Akron' },
    { label: 'From', value: '06/01/2025', moment: '2025-06-01' },
    { label: 'Search in names', value: 'nor' },
  ]);
  expect(listed({ keyword: ' ', place: '' }).filters).toEqual([]);
});

test('somebody who is forgotten is named in the language of the file', async () => {
  const driver = 'Former user 7';
  const file = listed({ driver }, [{ ...north, driver }]);
  expect((await cellsOf(file))[0]?.at(-1)).toBe('people.former 7');
  expect(file.filters).toEqual([{ label: 'trips.driver', value: 'people.former 7' }]);
});
