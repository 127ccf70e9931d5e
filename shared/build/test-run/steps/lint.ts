import path from 'node:path';
import { runCommand } from '../run-command.ts';
import { check, type Step } from '../step.ts';

/** Checks formatting and lint rules of the whole repository. */
export const lint: Step = {
  name: 'Lint and format',
  async run({ root, signal }) {
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'check', '--error-on-warnings', '.'];
    const { code, output } = await runCommand(process.execPath, args, { cwd: root, signal });
    return check(code === 0, { output });
  },
};
