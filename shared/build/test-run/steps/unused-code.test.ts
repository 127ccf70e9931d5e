import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unusedCode } from './unused-code.ts';

jest.setTimeout(120_000);

let root: string;
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};
const look = () => {
  const request = { times: false, all: false, files: [] };
  return unusedCode.run({ root, signal: new AbortController().signal, request });
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'unused-')));
  copyFileSync(path.join(__dirname, '../../../../knip.json'), path.join(root, 'knip.json'));
  write('pnpm-workspace.yaml', "packages: ['remote-*']");
  write('package.json', '{"name": "portal", "private": true}');
  write('remote-one/package.json', '{"name": "one", "type": "module"}');
  write('remote-one/src/entry.tsx', "import { used } from './used.ts';\nexport default used;");
  write('remote-one/src/used.ts', 'export const used = 1;');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what is used passes', async () => {
  expect(await look()).toMatchObject({ passed: 1, failed: 0 });
});

test.each([
  ['an export', 'remote-one/src/used.ts', 'export const used = 1;\nexport const dead = 2;', 'dead'],
  ['a file', 'remote-one/src/forgotten.ts', 'export const a = 1;', 'forgotten.ts'],
  [
    'a dependency',
    'remote-one/package.json',
    '{"dependencies": {"left-over": "1.0.0"}}',
    'left-over',
  ],
])('%s that nobody uses fails, by its name', async (_, file, content, name) => {
  write(file, content);
  expect(await look()).toMatchObject({ failed: 1, output: expect.stringContaining(name) });
});
