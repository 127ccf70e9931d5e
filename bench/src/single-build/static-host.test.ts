import { staticHost } from './static-host.ts';

test('every remote that there is comes with the build, under its own name', () => {
  const source = staticHost([
    { name: 'alpha', dir: '/work/remote-alpha' },
    { name: 'two-words', dir: '/work/remote-two-words' },
  ]);
  expect(source).toContain('import remote0 from "/work/remote-alpha/src/entry.tsx";');
  expect(source).toContain('{ "alpha": remote0, "two-words": remote1 }');
  expect(source).toContain('export const fetchRemote');
});
