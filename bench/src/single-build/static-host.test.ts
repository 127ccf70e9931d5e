import { staticHost } from './static-host.ts';

test('every remote that there is comes with the build, under its own name', () => {
  const source = staticHost([
    { name: 'alpha', dir: '/portal/remote-alpha' },
    { name: 'two-words', dir: '/portal/remote-two-words' },
  ]);
  expect(source).toContain('import remote0 from "/portal/remote-alpha/src/entry.tsx";');
  expect(source).toContain('{ "alpha_0_1_0_dev": remote0, "two_words_0_1_0_dev": remote1 }');
  expect(source).toContain('export const federationHost');
});
