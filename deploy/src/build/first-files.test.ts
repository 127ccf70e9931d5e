import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fakeCompile, only, testWorkspace } from '../testing/test-workspace.ts';
import { buildTarget, type Compile } from './build-target.ts';
import { buildTargets } from './targets.ts';

const first = { entry: 'entry.js', pages: { one: ['one.js', 'one.css'] } };

let workspace: ReturnType<typeof testWorkspace>;
beforeEach(() => {
  workspace = testWorkspace();
});
afterEach(() => workspace.remove());

async function manifestOf(compile: Compile) {
  const target = only(buildTargets(workspace.root), 'remote');
  await buildTarget(target, compile);
  return JSON.parse(readFileSync(path.join(target.distDir, 'remote.json'), 'utf8'));
}

test('a build of a remote names its entry and the first files of its pages', async () => {
  const manifest = await manifestOf(async (build) => {
    await fakeCompile(build);
    writeFileSync(path.join(build.outDir, 'first-files.json'), JSON.stringify(first));
  });
  expect(manifest).toMatchObject(first);
  expect(Object.keys(manifest.files)).not.toContain('first-files.json');
});
