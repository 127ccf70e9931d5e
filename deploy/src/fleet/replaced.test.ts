import { testFleet } from '../testing/test-fleet.ts';

let portal: ReturnType<typeof testFleet>;

const region = (name: 'LA' | 'EMEA', remotes: object) =>
  portal.write(`regions/${name}.json`, { environment: 'prod', remotes });
const running = () => portal.deployment().remotes.map(({ name }) => name);
const diff = async () => (await portal.run('diff', 'LA')).stdout;

beforeEach(async () => {
  portal = testFleet();
  portal.addRemote('two', {
    routes: [{ path: '/one', page: 'one', right: null, title: 'title' }],
  });
  region('EMEA', { one: { replaced_by: 'two' } });
  for (const name of ['shell', 'one', 'two']) await portal.must('publish', name);
  await portal.must('deploy', 'LA');
});
afterEach(() => portal.remove());

test('a package that replaces a remote elsewhere does not run', () => {
  expect(running()).toEqual(['one']);
});

test('a region runs another package in the place of a remote, and diff and status say so', async () => {
  region('LA', { one: { replaced_by: 'two' } });
  const text = await diff();
  expect(text).toMatch(/^two 0\.2\.0-\w+ comes in the place of one 0\.1\.0-\w+$/m);
  expect(text).toContain('  route /one: for FDLOGIN → for any session');
  expect(text).not.toContain('goes');
  const { stdout } = await portal.run('deploy', 'LA');
  expect(stdout).toMatch(/two 0\.2\.0-\w+ \(newest, in the place of one\)/);
  expect(running()).toEqual(['two']);
  expect((await portal.run('status', 'LA')).stdout).toContain(', in the place of one');
  expect((await portal.must('status', 'LA')).remotes[0]).toMatchObject({ in_place_of: 'one' });

  region('LA', {});
  expect(await diff()).toMatch(/^one 0\.1\.0-\w+ comes in the place of two 0\.2\.0-\w+$/m);
  await portal.must('deploy', 'LA');
  expect(running()).toEqual(['one']);
});

test('the two change together when one of them is deployed alone, and with nobody else', async () => {
  region('LA', { one: { replaced_by: 'two' } });
  await portal.must('deploy', 'LA', '--only', 'shell');
  expect(running()).toEqual(['one']);
  await portal.must('deploy', 'LA', '--only', 'one');
  expect(running()).toEqual(['two']);
});

test('a package that nobody published cannot run in the place of another', async () => {
  region('LA', { one: { replaced_by: 'three' } });
  const { code, stderr } = await portal.run('deploy', 'LA');
  expect(code).toBe(3);
  expect(stderr).toContain(
    'LA.json runs three in the place of one, and nobody published it: npm run fleet -- publish three',
  );
});

describe('a remote that runs in its own right', () => {
  beforeEach(async () => {
    portal.addRemote('three', {
      routes: [{ path: '/three', page: 'one', right: null, title: 'title' }],
    });
    await portal.must('publish', 'three');
  });

  test('is not run in the place of another', async () => {
    region('LA', { one: { replaced_by: 'three' } });
    const { code, stderr } = await portal.run('deploy', 'LA');
    expect([code, stderr]).toEqual([
      3,
      expect.stringContaining(
        'LA.json: remotes.one.replaced_by is three, which has no path of one and runs in its own right',
      ),
    ]);
  });

  test('is not lost because another region takes it for a replacement', async () => {
    region('EMEA', { one: { replaced_by: 'three' }, two: { run: false } });
    region('LA', { two: { run: false } });
    await portal.must('deploy', 'LA');
    expect(running()).toEqual(['one', 'three']);
  });
});

test('a region that wants both is told that they own the same path', async () => {
  region('LA', { two: { run: true } });
  expect((await portal.run('deploy', 'LA')).stderr).toContain('one and two both own /one');
});
