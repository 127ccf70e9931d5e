import { documentKey } from './document.ts';

it('is the same key whatever the order of the fields', () => {
  const one = documentKey('POST yards/get', { body: { a: 1, b: { d: [2], c: undefined } } });
  const other = documentKey('POST yards/get', { body: { b: { d: [2] }, a: 1 }, params: undefined });
  expect(one).toBe(other);
});

it('tells calls and what they are asked with apart', () => {
  const keys = [
    documentKey('GET yards/{id}', { params: { id: '1' } }),
    documentKey('GET yards/{id}', { params: { id: '2' } }),
    documentKey('GET yards/{id}', { query: { id: '1' } }),
    documentKey('GET yards'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
