import { defineList } from '@portal/contract/wire';
import { listRequest } from './list-request.ts';
import { type ListChange, readListView, writeListView } from './list-view.ts';

const list = defineList({
  rows: 'units',
  words: { title: 'units.title', search: 'units.search', none: 'units.none' },
  columns: [
    { field: 'number', label: 'units.number' },
    { field: 'tires', label: 'units.tires', format: 'integer' },
  ],
  filters: {
    state: { label: 'units.state', values: ['active', 'sold'], first: 'active' },
    kind: { label: 'units.kind', field: 'unit_kind', values: { truck: 1, trailer: 2 }, every: 'e' },
    yard: { label: 'units.yard' },
    since: { label: 'units.since', format: 'date' },
  },
  sorts: { number: 'number', tires: 9 },
  firstSort: '-tires',
});

const read = (query: string) => readListView(list, new URLSearchParams(query));
const write = (query: string, change: ListChange<typeof list>) =>
  String(writeListView(list, new URLSearchParams(query), change));

test('an address that names nothing is the list as it begins', () => {
  expect(read('')).toEqual({
    page: 1,
    search: '',
    filters: { state: 'active', kind: '', yard: '', since: '' },
    sort: { field: 'tires', direction: 'desc' },
    open: null,
  });
});

test('an address names filters, search, sort, page and the row that is open', () => {
  const query = 'state=sold&kind=trailer&yard=North&search=%20a%20&sort=number&page=3&open=7';
  expect(read(query)).toEqual({
    page: 3,
    search: 'a',
    filters: { state: 'sold', kind: 'trailer', yard: 'North', since: '' },
    sort: { field: 'number', direction: 'asc' },
    open: 7,
  });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=two', 'page=1e9', 'open=x', 'open=0'])(
  'what cannot be read in %j is as at first',
  (query) => expect(read(query)).toEqual(read('')),
);

test.each(['state=gone', 'kind=boat', 'kind=toString', 'sort=color', 'sort=toString'])(
  '%j names nothing that the list has',
  (query) => expect(read(query)).toEqual(read('')),
);

test.each(['zzz', '2026-99-99', '2026-02-29', '2026-2-9'])('%s is no day of a filter', (day) =>
  expect(read(`since=${day}`)).toEqual(read('')),
);

test('a day of the calendar is', () => {
  expect(read('since=2028-02-29').filters.since).toBe('2028-02-29');
});

test('what the server would not take is cut', () => {
  const { search, filters } = read(`search=${'x'.repeat(500)}&yard=${'y'.repeat(500)}`);
  expect([search.length, filters.yard.length]).toEqual([200, 60]);
});

test('a new page keeps the rest, any other change leads to the first page', () => {
  const before = 'state=sold&search=save&page=3';
  expect(write(before, { page: 4 })).toBe('state=sold&search=save&page=4');
  expect(write(before, { page: 1 })).toBe('state=sold&search=save');
  expect(write(before, { search: '' })).toBe('state=sold');
  expect(write(before, { filters: { kind: 'truck' } })).toBe('state=sold&search=save&kind=truck');
  expect(write(before, { sort: { field: 'number', direction: 'desc' } })).toBe(
    'state=sold&search=save&sort=-number',
  );
});

test('what the list begins with is not named, and keys of others stay', () => {
  expect(write('tab=yard&state=sold', { filters: { state: 'active' } })).toBe('tab=yard');
  expect(write('sort=number', { sort: { field: 'tires', direction: 'desc' } })).toBe('');
});

test('a row is opened on the page in view, and closed by everything else', () => {
  expect(write('page=2', { open: 33 })).toBe('page=2&open=33');
  expect(write('page=2&open=33', { open: null })).toBe('page=2');
  expect(write('page=2&open=33', { page: 3 })).toBe('page=3');
  expect(write('search=x&open=33', { search: 'y' })).toBe('search=y');
});

test('the call is asked with the names and values of the wire', () => {
  expect(listRequest(list, read('kind=trailer&search=a&sort=-number&page=2'))).toEqual({
    state: 'active',
    unit_kind: 2,
    keyword: 'a',
    order_by: 'number',
    is_sort_desc: true,
    page_number: 2,
    page_size: 20,
  });
  expect(listRequest(list, read(''))).toEqual({
    state: 'active',
    order_by: 9,
    is_sort_desc: true,
    page_number: 1,
    page_size: 20,
  });
  const short = { ...list, pageSize: 10 };
  expect(listRequest(short, read('')).page_size).toBe(10);
});
