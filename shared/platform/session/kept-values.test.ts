import { readKept, writeKept } from './kept-values.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['browser', 'tab'],
  ['tab', 'browser'],
] as const)('what the %s keeps is there until it is dropped, and nowhere else', (place, other) => {
  expect(readKept(place, 'yards/a')).toBeNull();
  expect(writeKept(place, 'yards/a', { ids: [1] })).toBe(true);
  expect(readKept(place, 'yards/a')).toEqual({ ids: [1] });
  expect(readKept(other, 'yards/a')).toBeNull();
  expect(readKept(place, 'yards/b')).toBeNull();
  writeKept(place, 'yards/a', null);
  expect(readKept(place, 'yards/a')).toBeNull();
});

test('what is no JSON is nothing', () => {
  localStorage.setItem('yards/a', '{"ids":');
  expect(readKept('browser', 'yards/a')).toBeNull();
});

test('a storage that is full or switched off keeps nothing and says so', () => {
  const off = () => {
    throw new DOMException('off', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(off);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(off);
  expect(writeKept('tab', 'yards/a', 1)).toBe(false);
  expect(readKept('tab', 'yards/a')).toBeNull();
});
