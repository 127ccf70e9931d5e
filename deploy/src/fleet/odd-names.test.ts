import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { testFleet } from '../testing/test-fleet.ts';

let portal: ReturnType<typeof testFleet>;

const folder = () => path.join(portal.siteDir, 'remotes/constructor');

beforeEach(async () => {
  portal = testFleet();
  await portal.must('publish', 'shell');
  await portal.must('publish', 'one');
});
afterEach(() => portal.remove());

test('a name that every object knows is none for a remote, and nothing is written', async () => {
  portal.addRemote('constructor');
  const { code, stderr } = await portal.run('publish', 'constructor');
  expect([code, stderr]).toEqual([3, expect.stringContaining('No remote can have the name')]);
  expect(existsSync(folder())).toBe(false);
  expect((await portal.run('create', 'constructor', '--no-install')).code).toBe(2);
});

test('one that lies in a site stops nobody', async () => {
  cpSync(path.join(portal.siteDir, 'remotes/one'), folder(), { recursive: true });
  for (const verb of ['deploy', 'diff', 'status']) await portal.must(verb, 'LA');
  expect(portal.deployment().remotes.map(({ name }) => name)).toEqual(['one']);
});

test('a region that names one is told so', async () => {
  portal.write(
    'regions/LA.json',
    '{"environment": "a", "remotes": {"constructor": {"run": false}, "__proto__": {"run": false}}}',
  );
  const { code, stderr } = await portal.run('deploy', 'LA');
  expect(code).toBe(3);
  expect(stderr).toContain('LA.json names the remote constructor, and nobody published one');
  expect(stderr).toContain('LA.json names the remote __proto__, and nobody published one');
});
