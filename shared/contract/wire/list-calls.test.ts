import { Value } from 'typebox/value';
import { listBody } from './list-calls.ts';
import { defineList } from './list-definition.ts';

const list = defineList({
  rows: 'rows',
  words: { title: 'title', search: 'search', none: 'none' },
  columns: [{ field: 'name', label: 'name' }],
  filters: {},
  sorts: {},
  firstSort: null,
});

test.each([
  [undefined, 100],
  [10, 100],
  [5000, 5000],
])('a list that shows %s rows at once answers %d at most', (pageSize, most) => {
  const body = listBody({ ...list, ...(pageSize !== undefined && { pageSize }) });
  const isTaken = (page_size: number) => Value.Check(body, { page_number: 1, page_size });
  expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false]);
});
