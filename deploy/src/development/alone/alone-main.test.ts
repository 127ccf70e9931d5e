import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testWorkspace } from '../../testing/test-workspace.ts';
import { remoteTarget } from '../development-targets.ts';
import { writeAloneMain } from './alone-main.ts';

let workspace: ReturnType<typeof testWorkspace>;
beforeEach(() => {
  workspace = testWorkspace();
});
afterEach(() => workspace.remove());

const written = async () =>
  readFileSync(await writeAloneMain(workspace.root, remoteTarget(workspace.root, 'one')), 'utf8');

test('a remote on its own takes its answers from its package, when there are some', async () => {
  expect(await written()).not.toContain('respond');
  workspace.write('remote-one/src/testing/alone.ts', 'export default () => undefined;');
  const answers = path.join(workspace.root, 'remote-one/src/testing/alone.ts');
  expect(await written()).toContain(`import respond from ${JSON.stringify(answers)};`);
});
