import path from 'node:path';
import { sharedModules, sharedVersions } from '@portal/build/shared-modules';
import React from 'react';
import { sharedWithRemotes } from './shared-with-remotes.ts';

const shellDir = path.join(__dirname, '../..');

test('every shared module is offered in the version that is installed, one copy a page', () => {
  const offered = new Map(Object.entries(sharedWithRemotes()));
  const names = Object.keys(sharedModules);
  expect(names.filter((name) => !offered.has(name))).toEqual([]);
  for (const [name, version] of Object.entries(sharedVersions(shellDir)))
    expect([name, offered.get(name)]).toEqual([
      name,
      expect.objectContaining({
        version,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      }),
    ]);
});

test('React is the copy that the shell itself runs', () => {
  expect(sharedWithRemotes().react.lib()).toBe(React);
});
