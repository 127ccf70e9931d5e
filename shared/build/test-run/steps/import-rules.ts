import path from 'node:path';
import { workspacePackages } from '../../versions/versions.ts';
import { cruiseArguments } from '../rules/cruise-arguments.ts';
import { runCommand } from '../run-command.ts';
import { check, type Step } from '../step.ts';

/** Who imports whom, over every package of the workspace. */
export const importRules: Step = {
  name: 'Import rules',
  async run({ root, signal }) {
    const folders = workspacePackages(root).map(({ dir }) => path.relative(root, dir));
    const args = cruiseArguments(folders);
    const { code, output } = await runCommand(process.execPath, args, { cwd: root, signal });
    return check(code === 0, { output });
  },
};
