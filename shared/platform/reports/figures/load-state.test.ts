import { loadStateOf, optionStateOf, simpleStateOf } from './load-state.ts';

const nothing = { isFetching: false, data: undefined, error: null };

it.each([
  ['never asked for', nothing, 204, 0],
  ['on its way', { ...nothing, isFetching: true }, 102, 2],
  ['there', { ...nothing, data: {} }, 200, 1],
  ['refused', { ...nothing, error: new Error() }, 400, 0],
  ['asked for once more', { ...nothing, isFetching: true, error: new Error() }, 102, 2],
  ['being refreshed', { ...nothing, isFetching: true, data: {} }, 102, 2],
])('a report that is %s', (_, asked, state, simple) => {
  expect(loadStateOf(asked)).toBe(state);
  expect(simpleStateOf(loadStateOf(asked))).toBe(simple);
});

it('names are there once the server named some, or none', () => {
  expect(optionStateOf({ data: undefined })).toBe('never_loaded');
  expect(optionStateOf({ data: [] })).toBe('loaded');
});
