import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testFleet } from '../testing/test-fleet.ts';

const route = (at: string) => ({
  routes: [{ path: at, page: 'one', right: null, title: 'title' }],
});

let portal: ReturnType<typeof testFleet>;
let first: string;
let second: string;
const file = (name: string) => path.join(portal.siteDir, name);
const running = () => portal.deployment().remotes.map(({ version }) => version);

beforeEach(async () => {
  portal = testFleet();
  await portal.must('publish', 'shell');
  first = await portal.publishNext('First');
  await portal.must('deploy', 'LA');
  second = await portal.publishNext('Second');
  await portal.must('deploy', 'LA');
});
afterEach(() => portal.remove());

describe('a publication that takes the path of another remote', () => {
  test('is refused, once for all the regions that it would break', async () => {
    portal.addRemote('two', route('/one'));
    const { code, stderr } = await portal.run('publish', 'two');
    expect(code).toBe(3);
    expect(stderr.split('\n').slice(1)).toEqual([
      '  LA, EMEA, AP: two and one both own /one: leave it to one',
    ]);
    await portal.must('deploy', 'LA');
  });

  test('is refused for the regions alone that would run both', async () => {
    for (const region of ['EMEA', 'AP'])
      portal.write(`regions/${region}.json`, { remotes: { one: { run: false } } });
    portal.addRemote('two', route('/one'));
    expect((await portal.run('publish', 'two')).stderr).toContain('  LA: two and one both own');
    portal.write('regions/LA.json', { remotes: { two: { run: false } } });
    await portal.must('publish', 'two');
  });

  test('that is there already keeps nobody from publishing', async () => {
    portal.addRemote('two', route('/one'));
    await portal.publishUnfit('two');
    await portal.publishNext('Third');
  });
});

describe('a damaged deployment beside a publication that does not fit', () => {
  beforeEach(async () => {
    portal.addRemote('two', route('/one'));
    await portal.publishUnfit('two');
    writeFileSync(file('deployment.json'), '{"schema": 1');
  });

  test('is written anew with what ran, as every other verb says', async () => {
    for (const args of [
      ['deploy', 'LA'],
      ['deploy', 'LA', '--only', 'one'],
      ['status', 'LA'],
    ]) {
      const { code, stderr } = await portal.run(...args);
      expect([code, stderr]).toEqual([3, expect.stringContaining('npm run fleet -- repair LA')]);
    }
    const shell = (await portal.must('repair', 'LA')).shell;
    expect(running()).toEqual([second]);
    expect(portal.deployment().shell.version).toBe(shell);
    expect(portal.deployment().remotes[0]?.previous?.map(({ version }) => version)).toEqual([
      first,
    ]);
    const status = await portal.must('status', 'LA');
    expect(status.remotes.map(({ name }: { name: string }) => name)).toEqual(['one']);
  });

  test('takes nothing that was published since', async () => {
    await portal.publishNext('Third');
    await portal.must('repair', 'LA');
    expect(running()).toEqual([second]);
    await portal.must('deploy', 'LA', '--only', 'one');
    expect(running()).not.toEqual([second]);
  });

  test('is written anew where it is gone, too', async () => {
    rmSync(file('deployment.json'));
    await portal.must('repair', 'LA');
    expect(running()).toEqual([second]);
  });
});

test('what is written anew runs since when it ran, and builds that were taken back stay out', async () => {
  const standing = async () => (await portal.must('status', 'LA')).remotes;
  await portal.must('rollback', 'LA', 'one');
  const before = await standing();
  expect(before).toMatchObject([{ version: first, standing: 'rolled back', newer: second }]);
  writeFileSync(file('deployment.json'), '{"schema": 1');
  await portal.must('repair', 'LA');
  expect(await standing()).toEqual(before);
  await portal.must('deploy', 'LA');
  expect(running()).toEqual([first]);
});

test.each([
  ['a deployment that is whole', () => undefined, 'its deployment.json is whole'],
  [
    'nothing that remembers what ran',
    () => {
      rmSync(file('deployment.json'));
      rmSync(file('decisions.json'));
    },
    'remembers what ran: npm run fleet -- deploy LA',
  ],
  [
    'what another region ran',
    () => rmSync(file('deployment.json')),
    'remembers what ran: npm run fleet -- deploy EMEA',
    'EMEA',
  ],
])('nothing is repaired with %s', async (_, breakIt, sentence, region = 'LA') => {
  breakIt();
  const { code, stderr } = await portal.run('repair', region);
  expect([code, stderr]).toEqual([3, expect.stringContaining(sentence)]);
});

test('a folder that is not there is not served, in one line', async () => {
  const site = path.join(portal.root, 'nowhere');
  const { code, stderr } = await portal.run('serve', '--site', site);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^There is no site .*nowhere: [^\n]*--site\.$/);
});
