import type { Column } from './column.ts';
import { headingRows, headingRuns, startsGroup } from './heading-runs.ts';

const group = (key: string) => ({ key, header: key });
const columns: Column<{ name: string }>[] = [
  { field: 'name', header: 'Month' },
  { field: 'a', header: 'Current', group: group('new'), render: () => 1 },
  { field: 'b', header: 'Previous', group: group('new'), render: () => 1 },
  { field: 'c', header: 'Current', group: group('retread'), render: () => 1 },
  { field: 'd', header: 'Ratio', render: () => 1 },
  { field: 'e', header: 'Share', render: () => 1 },
];

test('puts consecutive columns of a group under one heading', () => {
  expect(
    headingRuns(columns).map((run) => [run.group?.key, ...run.columns.map(({ field }) => field)]),
  ).toEqual([
    [undefined, 'name'],
    ['new', 'a', 'b'],
    ['retread', 'c'],
    [undefined, 'd'],
    [undefined, 'e'],
  ]);
});

test('sets groups off from what stands before them, other than the names of the rows', () => {
  expect(columns.map((_, place) => startsGroup(columns, place))).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('needs a second row of headings for groups alone', () => {
  expect(headingRows(columns)).toBe(2);
  expect(headingRows(columns.slice(0, 1))).toBe(1);
});
