import { namePattern } from './name-pattern.ts';
import { readRequest } from './request.ts';

test('without arguments everything is asked for', () => {
  expect(readRequest([])).toEqual({ times: false, all: false, files: [] });
});

test('files, a name and a region', () => {
  expect(readRequest(['a.test.ts', '--name', 'one', '--region', 'AP'])).toMatchObject({
    files: ['a.test.ts'],
    name: 'one',
    region: 'AP',
  });
});

test.each([
  [['--sinse', 'main'], "Unknown option '--sinse'"],
  [['a.test.ts', '--since', 'main'], 'Either files or --since, not both.'],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => readRequest(args)).toThrow(sentence);
});

test('a name is taken by the letter', () => {
  const name = '/admin/users: a (new) user*';
  expect(new RegExp(namePattern(name)).test(`x ${name} y`)).toBe(true);
  expect(new RegExp(namePattern('a.c')).test('abc')).toBe(false);
});
