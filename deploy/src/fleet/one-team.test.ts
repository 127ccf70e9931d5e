import { existsSync } from 'node:fs';
import path from 'node:path';
import { testFleet } from '../testing/test-fleet.ts';

let portal: ReturnType<typeof testFleet>;

const route = (to: string, right: string | null = null) => ({
  routes: [{ path: to, page: 'one', right, title: 'title' }],
});

beforeEach(async () => {
  portal = testFleet();
  await portal.must('publish', 'shell');
});
afterEach(() => portal.remove());

test.each([
  ['a right that the API does not know', route('/two', 'NORIGHT'), 'asks for the right NORIGHT'],
  ["a path that is the portal's own", route('/api/two'), "/api/two, which is the portal's own"],
])('%s is refused before it is published', async (_, change, sentence) => {
  portal.addRemote('two', change);
  const { code, stderr } = await portal.run('publish', 'two');
  expect([code, stderr]).toEqual([3, expect.stringContaining(sentence)]);
  expect(stderr).not.toContain('built anew');
  expect(existsSync(path.join(portal.siteDir, 'remotes/two'))).toBe(false);
});

test.each([
  '/deployment.json',
  '/index.html',
  '/{name}.html',
  '/health',
  '/Health/of-units',
  '/remotes/two',
  '/shell/two',
  '/login',
  '/../torque',
  '/two/./one',
  '/two/.hidden',
])('the path %s, which never works, is refused before it is published', async (path) => {
  portal.addRemote('two', route(path));
  const { code, stderr } = await portal.run('publish', 'two');
  expect([code, stderr]).toEqual([3, expect.stringContaining(`two owns ${path}, which `)]);
  expect(existsSync(`${portal.siteDir}/remotes/two`)).toBe(false);
});

test('a full stop within a path is none of a file', async () => {
  portal.addRemote('two', { ...route('/two/inspect-{axle}.{side}'), redirects: [] });
  await portal.must('publish', 'two');
});

test('two paths that differ by capitals alone are one', async () => {
  await portal.must('publish', 'one');
  portal.addRemote('two', route('/One'));
  await portal.publishUnfit('two');
  const { code, stderr } = await portal.run('deploy', 'LA');
  expect([code, stderr]).toEqual([
    3,
    expect.stringContaining('one owns /one and two owns /One, which differ by capitals alone'),
  ]);
});

describe('a publication that does not fit', () => {
  let first: string;
  let second: string;
  beforeEach(async () => {
    first = await portal.publishNext('First');
    await portal.must('deploy', 'LA');
    second = await portal.publishNext('Second');
    portal.addRemote('two', route('/{page}'));
    await portal.publishUnfit('two');
  });

  test('names both sides, and what the others do meanwhile', async () => {
    const { code, stderr } = await portal.run('deploy', 'LA');
    expect(code).toBe(3);
    expect(stderr).toContain('one owns /one and two owns /{page}, which some addresses match both');
    expect(stderr).toMatch(/the others need not wait: npm run fleet -- deploy LA --only one$/);
    expect(portal.deployment().remotes.map(({ version }) => version)).toEqual([first]);
  });

  test('names the shell only when that, or a setting, changes', async () => {
    portal.write('regions/LA.json', { environment: 'stage-la' });
    const { stderr } = await portal.run('deploy', 'LA');
    expect(stderr).toContain('--only one, or npm run fleet -- deploy LA --only shell');
    await portal.must('deploy', 'LA', '--only', 'one');
    portal.write('regions/LA.json', { environment: 'prod-la' });
    const { stderr: later } = await portal.run('deploy', 'LA');
    expect(later).toMatch(/need not wait: npm run fleet -- deploy LA --only shell$/);
  });

  test('stops nobody who deploys alone', async () => {
    await portal.must('deploy', 'LA', '--only', 'one');
    expect(portal.deployment().remotes.map(({ version }) => version)).toEqual([second]);
    const { stderr } = await portal.run('deploy', 'LA', '--only', 'two');
    expect(stderr).toContain('which some addresses match both');
    expect(stderr).not.toContain('need not wait');
  });

  test('nor does a mistake in what the region says of it', async () => {
    portal.write('regions/LA.json', {
      environment: 'prod-la',
      remotes: { one: { run: false }, tow: { run: false } },
    });
    await portal.must('deploy', 'LA', '--only', 'shell');
    expect(portal.deployment().remotes.map(({ version }) => version)).toEqual([first]);
  });
});
