import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { testFleet } from '../testing/test-fleet.ts';
import { verbs } from './verbs.ts';

let portal: ReturnType<typeof testFleet>;

beforeEach(() => {
  portal = testFleet();
});
afterEach(() => portal.remove());

test('the help names every verb, and what the exit codes mean', async () => {
  const { code, stdout } = await portal.run('--help');
  expect(code).toBe(0);
  for (const { summary } of verbs) expect(stdout).toContain(summary);
  expect(stdout).toContain('0 done, 1 failed, 2 wrong use, 3 refused');
});

test.each(verbs.map(({ name }) => name))('%s explains itself', async (name) => {
  const { code, stdout } = await portal.run(name, '--help');
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Usage: npm run fleet -- ${name}.*--json`, 's'));
});

test.each([
  ['no verb', [], 'Usage: '],
  ['a verb that there is not', ['fly'], 'There is no verb fly. There are: create, publish'],
  ['an argument that is missing', ['publish'], 'The remote is missing.\nUsage: '],
  ['an argument too many', ['status', 'LA', 'one'], 'one is one argument too many.\nUsage: '],
  ['an option that there is not', ['status', 'LA', '--sites', 'x'], "'--sites'"],
  [
    'a region that there is not',
    ['deploy', 'US'],
    'There is no region US. There are: LA, EMEA, AP.',
  ],
  ['a remote that there is not', ['publish', 'two'], 'There are: one, shell.'],
  ['an edition that there is not', ['publish', 'one', '--edition', 'gb'], 'one has no edition gb.'],
  ['a port that is none', ['serve', '--port', 'x'], '--port x is no port'],
  ['a port that nobody has', ['nginx-conf', 'LA', '--port', '65536'], '--port 65536 is no port'],
  ['an API elsewhere', ['serve', '--api', 'http://other:80'], '--api http://other:80 is not of'],
  ['a sign-in page that is none', ['compose', 'LA', '--sign-in', 'x'], '--sign-in x is no address'],
])('%s is wrong use', async (_, args, sentence) => {
  const { code, stdout, stderr } = await portal.run(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});

test('a program reads why something was refused', async () => {
  const { code, stdout } = await portal.run('compose', 'LA', '--json');
  expect(code).toBe(3);
  expect(JSON.parse(stdout)).toEqual({
    error: {
      kind: 'refused',
      message: expect.stringContaining('LA cannot be deployed'),
      reasons: [expect.stringContaining('no shell')],
    },
  });
});

test('a program reads that there is no such verb', async () => {
  const { code, stdout } = await portal.run('fly', '--json');
  expect([code, JSON.parse(stdout).error.kind]).toEqual([2, 'wrong use']);
});

test.each([['javascript:alert(1)'], ['data:text/html,x'], ['/sign-in'], ['https://']])(
  '%s is no sign-in page',
  async (address) => {
    const { code, stderr } = await portal.run('deploy', 'LA', '--sign-in', address);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`--sign-in ${address} is no`)]);
  },
);

test('the command itself prints results on the standard output and ends with the code', () => {
  const root = path.resolve(__dirname, '../../..');
  const program = path.join(root, 'deploy/src/commands/fleet.ts');
  const command = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  expect(command('--help')).toMatchObject({ status: 0, stderr: '' });
  expect(command('deploy')).toMatchObject({ status: 2, stdout: '' });
});
