import path from 'node:path';
import { runCommand } from '../run-command.ts';
import { check, type Step } from '../step.ts';

/** Files, exports and dependencies that nobody uses; `knip.json` names where the portal begins. */
export const unusedCode: Step = {
  name: 'Unused code',
  async run({ root, signal }) {
    const knip = path.join(import.meta.dirname, '../../../../node_modules/knip/bin/knip.js');
    const args = [knip, '--no-progress', '--no-config-hints', '--directory', root];
    const { code, output } = await runCommand(process.execPath, args, { cwd: root, signal });
    return check(code === 0, { output });
  },
};
