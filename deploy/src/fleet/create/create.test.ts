import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineRemote } from '@portal/platform/remote';
import { buildTarget } from '../../build/build-target.ts';
import { buildTargets } from '../../build/targets.ts';
import { testFleet } from '../../testing/test-fleet.ts';
import { fakeCompile } from '../../testing/test-workspace.ts';

let portal: ReturnType<typeof testFleet>;

beforeEach(() => {
  portal = testFleet();
});
afterEach(() => portal.remove());

test('a new remote is built as it is, with its words in four languages', async () => {
  const { files } = await portal.must('create', 'yard-map', '--no-install');
  const folder = path.join(portal.root, 'remote-yard-map');
  for (const file of files) {
    expect(readFileSync(path.join(folder, file), 'utf8')).not.toContain('{{');
  }
  expect(files).toContain('src/screens/start/start.page.test.tsx');
  const target = buildTargets(portal.root).find(({ name }) => name === 'yard-map');
  if (!target) throw new Error('It is not in the workspace');
  // A stub of the platform, from which `remote.ts` imports, at its installed location.
  portal.write('remote-yard-map/node_modules/@portal/platform/package.json', {
    name: '@portal/platform',
    version: '1.0.0',
    exports: { './remote': './remote.js' },
  });
  portal.write(
    'remote-yard-map/node_modules/@portal/platform/remote.js',
    `exports.defineRemote = ${defineRemote.toString()};`,
  );
  portal.write('remote-yard-map/node_modules/react/package.json', { version: '19.2.0' });
  await buildTarget(target, fakeCompile);
  const manifest = JSON.parse(readFileSync(path.join(target.distDir, 'remote.json'), 'utf8'));
  expect(manifest.declaration).toMatchObject({
    name: 'yard-map',
    routes: [{ path: '/yard-map', page: 'start', right: null }],
    nav: [{ label: 'page.title', to: '/yard-map', right: null }],
    languages: ['en-US', 'es-US', 'pt-BR', 'fr-CA'],
  });
  expect(manifest.labels['fr-CA']['page.title']).toBe('Yard Map');
});

test.each([
  ['one', 'The name one is taken: choose another, or work on remote-one/.'],
  ['shell', 'The name shell is taken'],
  ['api', "/api is the portal's own path"],
  ['Yard', 'Yard is no name for a remote: at most 24 small letters'],
  ['yard-', 'yard- is no name for a remote'],
  ['../yard', '../yard is no name for a remote'],
  ['a-name-that-is-far-too-long-for-an-address', 'is no name for a remote'],
])('%s cannot be a name', async (name, sentence) => {
  const { code, stderr } = await portal.run('create', name, '--no-install');
  expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
});
