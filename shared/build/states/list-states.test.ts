import { listStates, statesOfPage } from './list-states.ts';

const page = { path: '/yards', title: 'yards.title' };
const own = { open: { shows: { role: 'table' } } };

test('a page that names no state has those of a list, whose calls are of its own area', () => {
  const states = statesOfPage('yards', page, { '/other': own });
  expect(Object.keys(states ?? {})).toEqual(['filled', 'nothing found', 'failed', 'loading']);
  expect(states?.loading?.shows).toEqual({ role: 'heading', word: 'yards.title' });
  const [call = ''] = Object.keys(states?.failed?.answers ?? {});
  const isAnswered = (path: string) => new RegExp(`^/api/v2/${call}$`).test(path);
  expect(isAnswered('/api/v2/yards/get_yards')).toBe(true);
  expect(isAnswered('/api/v2/fleet_yards/gates/get_gates')).toBe(true);
  expect(isAnswered('/api/v2/fleet_yard/get_gates')).toBe(true);
  expect(isAnswered('/api/v2/yards/save_yard')).toBe(false);
  expect(isAnswered('/api/v2/authorization/get_menu')).toBe(false);
});

test('a page that names states has these alone', () => {
  expect(statesOfPage('yards', page, { '/yards': own })).toBe(own);
});

test('a page with a parameter has no state that nobody names', () => {
  expect(statesOfPage('yards', { ...page, path: '/yards/{id}' }, {})).toEqual({});
});

test('nothing found is told by the search that can be cleared', () => {
  expect(listStates('yards/get_yards', 'yards.title')['nothing found']).toEqual({
    at: '?search=zzzzzz',
    shows: { role: 'button', word: 'shell:list.clear_search' },
  });
});
