import path from 'node:path';
import { findBrowser } from './find-browser.ts';

const here = path.join(__dirname, 'find-browser.ts');
const nowhere = path.join(__dirname, 'nowhere');
const root = '/portal';

/** Runs the search, by default on a machine without a browser. */
function find(machine: Partial<Parameters<typeof findBrowser>[0]> = {}, installs = true) {
  const install = jest.fn(async (_command: string, _args: readonly string[]) => installs);
  const found = findBrowser({
    root,
    env: {},
    packages: ['nowhere'],
    programs: __dirname,
    install,
    isRoot: false,
    ...machine,
  });
  return { found, install };
}

test('the one that is named comes first', async () => {
  const { found } = find({
    env: { CHROMIUM_PATH: here },
    packages: ['nowhere', 'find-browser.ts'],
  });
  expect(await found).toEqual({ program: here });
});

test('one that is named and not there is a mistake, and not replaced by another', async () => {
  const { found, install } = find({
    env: { CHROMIUM_PATH: nowhere },
    packages: ['nowhere', 'find-browser.ts'],
  });
  expect(await found).toEqual({ mistaken: `CHROMIUM_PATH names ${nowhere}, which is not there` });
  expect(install).not.toHaveBeenCalled();
});

test("the system's is taken without installing anything", async () => {
  const { found, install } = find({ packages: ['nowhere', 'find-browser.ts'] });
  expect(await found).toEqual({ program: here });
  expect(install).not.toHaveBeenCalled();
});

test('of two the first is taken', async () => {
  const { found } = find({ packages: ['find-browser.ts', 'find-browser.test.ts'] });
  expect(await found).toEqual({ program: here });
});

test("without one Playwright's own is installed", async () => {
  const { found, install } = find();
  expect(await found).toEqual({ own: true });
  expect(install.mock.calls[0]?.[1]).toEqual([
    path.join(root, 'e2e/node_modules/@playwright/test/cli.js'),
    'install',
    'chromium',
  ]);
});

test('when nothing can be installed it says so', async () => {
  expect(await find({}, false).found).toEqual({
    missing: 'no Chromium is installed, and none could be had',
  });
});
