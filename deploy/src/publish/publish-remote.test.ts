import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildTarget } from '../build/build-target.ts';
import { buildTargets } from '../build/targets.ts';
import { fakeCompile, only, testWorkspace } from '../testing/test-workspace.ts';
import { publishRemote } from './publish-remote.ts';

let workspace: ReturnType<typeof testWorkspace>;
let siteDir: string;
const run = (...args: string[]) =>
  publishRemote(args, { root: workspace.root, report: () => undefined });

beforeEach(() => {
  workspace = testWorkspace();
  siteDir = path.join(workspace.root, 'the-site');
  mkdirSync(siteDir);
});
afterEach(() => workspace.remove());

test('a remote is put into the site, and its entry for a deployment is printed', async () => {
  const target = only(buildTargets(workspace.root), 'remote');
  await buildTarget(target, fakeCompile);
  const { version } = target;
  const printed = JSON.parse(await run('one', '--site', siteDir));
  expect(printed).toMatchObject({ name: 'one', version, url: `/remotes/one/${version}/` });
  expect(existsSync(path.join(siteDir, 'remotes/one', version, 'remote.json'))).toBe(true);
  expect(existsSync(path.join(siteDir, 'deployment.json'))).toBe(false);
});

test.each(['--help', '-h'])(
  '%s tells how it is used, and what to do with the entry',
  async (flag) => {
    expect(await run(flag)).toMatch(/^Usage: .*deployment\.json.*--site <folder>/s);
  },
);

test.each([
  ['no remote', [], 'Name one remote.\nUsage: '],
  ['two remotes', ['one', 'two', '--site', 'x'], 'Name one remote.\nUsage: '],
  ['no site', ['one'], 'Name the folder of the site, with --site.\nUsage: '],
  ['an option that there is not', ['one', '--sites', 'x'], /'--sites'.*\nUsage: /s],
  ['an option without its value', ['one', '--site'], /'--site.*\nUsage: /s],
])('%s is refused, with the way to do it', async (_, args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});

test('a site that is not there is refused, and not made', async () => {
  const nowhere = path.join(workspace.root, 'nowhere');
  await expect(run('one', '--site', nowhere)).rejects.toThrow(`There is no folder ${nowhere}: `);
  expect(existsSync(nowhere)).toBe(false);
});

test.each(['two', 'shell'])('%s is no remote, and those that are get named', async (name) => {
  await expect(run(name, '--site', siteDir)).rejects.toThrow(
    `There is no remote ${name} in this checkout. There are: one.`,
  );
});

test('the command says what is wrong on the error output, and fails', () => {
  const root = path.resolve(__dirname, '../../..');
  const program = path.join(root, 'deploy/src/commands/publish.ts');
  const command = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  expect(command('one')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Name the folder of the site/),
  });
  expect(command('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: /) });
});
