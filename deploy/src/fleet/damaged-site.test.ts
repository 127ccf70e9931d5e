import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testFleet } from '../testing/test-fleet.ts';

let portal: ReturnType<typeof testFleet>;
let first: string;
let second: string;

const file = (name: string) => path.join(portal.siteDir, name);
const running = () => portal.deployment().remotes[0];

beforeEach(async () => {
  portal = testFleet();
  await portal.must('publish', 'shell');
  first = await portal.publishNext('First');
  await portal.must('deploy', 'LA');
  second = await portal.publishNext('Second');
  await portal.must('deploy', 'LA');
});
afterEach(() => portal.remove());

/** Returns since when the remote and the shell have been running, as shown by `status`. */
async function sinceTexts() {
  const { remotes, shell } = await portal.must('status', 'LA');
  return { remote: remotes[0].since, shell: shell.since };
}

describe('decisions that are damaged', () => {
  beforeEach(async () => {
    await portal.must('rollback', 'LA', 'one');
  });

  test.each(['garbage', '', '{"region": "LA"}', 'null'])(
    'as %j stop who goes by them',
    async (text) => {
      writeFileSync(file('decisions.json'), text);
      for (const args of [
        ['status', 'LA'],
        ['diff', 'LA'],
        ['deploy', 'LA'],
        ['rollback', 'LA', 'one'],
      ]) {
        const { code, stderr } = await portal.run(...args);
        expect([code, stderr]).toEqual([3, expect.stringContaining('decisions.json is damaged')]);
      }
      expect(running()?.version).toBe(first);
    },
  );

  test('stop nobody who publishes', async () => {
    writeFileSync(file('decisions.json'), 'garbage');
    const version = await portal.publishNext('Third');
    expect(version).not.toBe(second);
  });
});

const twice = () => {
  const { remotes, ...rest } = portal.deployment();
  return JSON.stringify({ ...rest, remotes: [...remotes, ...remotes] });
};
const malformed = () => {
  const { remotes, ...rest } = portal.deployment();
  return JSON.stringify({ ...rest, remotes: remotes.map((remote) => ({ ...remote, url: 7 })) });
};
const large = () => JSON.stringify({ ...portal.deployment(), padding: 'x'.repeat(5_000_000) });

describe.each([
  ['with a remote twice', twice, 'damaged (the remote one twice)'],
  ['with a malformed remote', malformed, 'damaged (the remote one at "url")'],
  ['of 5 MB', large, 'damaged (larger than the 2 MB that a browser reads)'],
  ['of nothing', () => 'null', 'damaged (no object)'],
  ['that was broken off', () => '{"schema": 1', 'damaged (no JSON)'],
])('a deployment %s', (_, content, sentence) => {
  let since: Awaited<ReturnType<typeof sinceTexts>>;
  beforeEach(async () => {
    since = await sinceTexts();
    writeFileSync(file('deployment.json'), content());
  });

  test('is told by status and diff, in few words', async () => {
    const status = await portal.run('status', 'LA');
    expect([status.code, status.stderr]).toEqual([3, expect.stringContaining(sentence)]);
    const { stdout } = await portal.run('diff', 'LA');
    expect(stdout).toContain(sentence);
    expect(stdout.length).toBeLessThan(5000);
  });

  test('is written anew with the good builds before, which run since they came', async () => {
    await portal.must('deploy', 'LA');
    expect(await sinceTexts()).toEqual(since);
    expect(running()?.version).toBe(second);
    expect(running()?.previous?.map(({ version }) => version)).toEqual([first]);
    expect((await portal.must('status', 'LA')).remotes[0].previous).toEqual([first]);
  });

  test('is not written anew with one remote alone', async () => {
    const before = readFileSync(file('deployment.json'), 'utf8');
    const { code, stderr } = await portal.run('deploy', 'LA', '--only', 'one');
    expect([code, stderr]).toEqual([3, expect.stringContaining('npm run fleet -- deploy LA')]);
    expect(readFileSync(file('deployment.json'), 'utf8')).toBe(before);
  });
});

test('a large value that nobody knows is not printed whole', async () => {
  portal.writeDeployment({ ...portal.deployment(), padding: 'x'.repeat(100_000) });
  expect((await portal.run('diff', 'LA')).stdout.length).toBeLessThan(5000);
});

test('a sign-in page that is no address is not taken over from what is deployed', async () => {
  const { links, ...rest } = portal.deployment();
  portal.writeDeployment({ ...rest, links: { ...links, sign_in: 'javascript:alert(1)' } });
  const { code, stderr } = await portal.run('deploy', 'LA');
  expect([code, stderr]).toEqual([3, expect.stringContaining('name another with --sign-in')]);
  await portal.must('deploy', 'LA', '--sign-in', 'https://sign-in.example/');
});
