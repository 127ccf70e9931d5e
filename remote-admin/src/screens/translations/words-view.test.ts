import { readView, writeView } from './words-view.ts';

const params = (query: string) => new URLSearchParams(query);

it('reads a view from an address', () => {
  expect(readView(params('locale=es-US&namespace=shell&search=%20save%20&page=3'))).toEqual({
    locale: 'es-US',
    namespace: 'shell',
    search: 'save',
    page: 3,
  });
});

it.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'page=1e9'])(
  'takes the address %j for the first page',
  (query) => {
    expect(readView(params(query)).page).toBe(1);
  },
);

it('cuts what the server would not take', () => {
  const view = readView(params(`search=${'x'.repeat(500)}&namespace=${'y'.repeat(500)}`));
  expect([view.search.length, view.namespace.length]).toEqual([200, 60]);
});

it('a new page keeps the rest, any other change leads to the first page', () => {
  const before = params('locale=es-US&search=save&page=3');
  expect(String(writeView(before, { page: 4 }))).toBe('locale=es-US&search=save&page=4');
  expect(String(writeView(before, { page: 1 }))).toBe('locale=es-US&search=save');
  expect(String(writeView(before, { search: '' }))).toBe('locale=es-US');
  expect(String(writeView(before, { namespace: 'shell' }))).toBe(
    'locale=es-US&search=save&namespace=shell',
  );
});
