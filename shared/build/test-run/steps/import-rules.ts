import path from 'node:path';
import { workspacePackages } from '../../versions/versions.ts';
import { type BrokenRule, brokenRules } from '../rules/broken-rules.ts';
import { cruiseArguments } from '../rules/cruise-arguments.ts';
import { runCommand } from '../run-command.ts';
import { check, type Step } from '../step.ts';

/** Who imports whom, over every package of the workspace. */
export const importRules: Step = {
  name: 'Import rules',
  async run({ root, signal }) {
    const folders = workspacePackages(root).map(({ dir }) => path.relative(root, dir));
    const args = cruiseArguments(folders, '--output-type', 'json');
    const { output } = await runCommand(process.execPath, args, { cwd: root, signal });
    // It says so in words when it cannot look at all.
    if (!output.startsWith('{')) return check(false, { output });
    const broken = brokenRules(output);
    return check(broken.length === 0, { output: broken.map(inWords).join('\n') });
  },
};

const inWords = ({ rule, from, to, comment }: BrokenRule) =>
  `${rule}: ${from} → ${to}${comment ? `\n    ${comment}` : ''}`;
