import { readReturnAddress, returnUrl } from './return-address.ts';

const host = 'https://portal.example';
const read = (path: string) =>
  readReturnAddress({ return_host: host, return_path: path, state: 's', lang: 'pt-BR' }, [host]);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/x/%2e%2e//evil.example',
  '/\t/evil.example',
  '/x\\y',
  '/x\ny',
  'https://evil.example/',
  '@evil.example',
  'x',
])('%j is no way back', (path) => {
  expect(read(path)).toBeNull();
});

test.each([
  ['/', '/'],
  ['/fleet-dashboard', '/fleet-dashboard'],
  ['/x/../y//z', '/y//z'],
  ['/é/%2F', '/%C3%A9/%2F'],
])('%j leads to the path %s', (path, expected) => {
  const address = read(path);
  if (!address) throw new Error('It is refused.');
  const url = new URL(returnUrl(address, 'the-code', 'en-US'));
  expect([url.origin, url.pathname]).toEqual([host, expected]);
});

test('what follows a question mark is free', () => {
  const address = read('/reports?to=//x&folder=a\\b#part');
  if (!address) throw new Error('It is refused.');
  const { searchParams, hash } = new URL(returnUrl(address, 'the-code', 'en-US'));
  expect(searchParams.get('to')).toBe('//x');
  expect(searchParams.get('folder')).toBe('a\\b');
  expect(searchParams.get('user')).toBe('the-code');
  expect(hash).toBe('#part');
});
