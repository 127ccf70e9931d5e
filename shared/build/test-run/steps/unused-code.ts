import path from 'node:path';
import { runCommand } from '../run-command.ts';
import { check, type Step } from '../step.ts';

/** Finds unused files, exports and dependencies; `knip.json` names the portal's entry points. */
export const unusedCode: Step = {
  name: 'Unused code',
  async run({ root, signal }) {
    const knip = path.join(import.meta.dirname, '../../../../node_modules/knip/bin/knip.js');
    const args = [knip, '--no-progress', '--no-config-hints', '--directory', root];
    const { code, output } = await runCommand(process.execPath, args, { cwd: root, signal });
    return check(code === 0, { output });
  },
};
