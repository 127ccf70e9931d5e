import { integrityOf, offerIntegrity, registerHashes } from './integrity.ts';

const folder = 'https://portal.example/remotes/one/1.0.0-abc/';
const hash = `sha384-${'B'.repeat(64)}`;

beforeAll(() => registerHashes(folder, { 'entry.js': hash, 'locales/en-US.json': hash }));

it('is the hash that the manifest lists', () => {
  expect(integrityOf(`${folder}entry.js`)).toBe(hash);
  expect(integrityOf(`${folder}locales/en-US.json?x=1`)).toBe(hash);
});

it.each(['other.js', '', 'entry.js.map', 'constructor'])(
  'is one that no file has for %p, which the manifest does not list',
  (file) => {
    expect(integrityOf(folder + file)).toBe(`sha384-${'A'.repeat(64)}`);
  },
);

it('is none for files of builds that nobody knows', () => {
  expect(integrityOf('https://portal.example/shell/1.0.0-abc/shell.js')).toBeUndefined();
});

it('is there for the late files of every build on the page', () => {
  offerIntegrity();
  expect(Reflect.get(globalThis, Symbol.for('portal.integrity'))(`${folder}entry.js`)).toBe(hash);
});
