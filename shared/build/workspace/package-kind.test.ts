import { packageKind } from './package-kind.ts';

test.each([
  ['@portal/shell', { kind: 'shell', name: 'shell' }],
  ['@portal/remote-dashboard', { kind: 'remote', name: 'dashboard' }],
  ['@portal/platform', undefined],
  ['@portal/shell-things', undefined],
])('%s is %j', (name, kind) => {
  expect(packageKind(name)).toEqual(kind);
});
