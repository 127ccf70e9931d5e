import { documentKey } from './document-key.ts';

test('is the call with what it is asked with, whatever the order of the fields', () => {
  const key = 'POST yards/get {"body":{"a":1,"b":{"d":[2]}}}';
  expect(documentKey('POST yards/get', { body: { a: 1, b: { d: [2], c: undefined } } })).toBe(key);
  expect(documentKey('POST yards/get', { body: { b: { d: [2] }, a: 1 }, params: undefined })).toBe(
    key,
  );
});

test('tells calls and what they are asked with apart', () => {
  const keys = [
    documentKey('GET yards/{id}', { params: { id: '1' } }),
    documentKey('GET yards/{id}', { params: { id: 1 } }),
    documentKey('GET yards/{id}', { query: { id: '1' } }),
    documentKey('GET yards'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
