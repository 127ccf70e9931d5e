import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspacePackages } from '../../versions/versions.ts';
import { type BrokenRule, brokenRules } from '../rules/broken-rules.ts';
import { cruiseArguments } from '../rules/cruise-arguments.ts';
import { runCommand } from '../run-command.ts';
import { check, type Step } from '../step.ts';

/** Checks the imports between all packages of the workspace. */
export const importRules: Step = {
  name: 'Import rules',
  async run({ root, signal }) {
    const packages = workspacePackages(root).map(({ dir }) => path.relative(root, dir));
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-imports-'));
    const report = path.join(folder, 'report.json');
    const args = cruiseArguments(packages, '--output-type', 'json', '--output-to', report);
    const { output } = await runCommand(process.execPath, args, { cwd: root, signal });
    try {
      // Without a report, the check itself failed, and its output says why.
      const found = await readFile(report, 'utf8').catch(() => undefined);
      if (found === undefined) return check(false, { output });
      const broken = brokenRules(found);
      return check(broken.length === 0, { output: broken.map(inWords).join('\n') });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const inWords = ({ rule, from, to, comment }: BrokenRule) =>
  `${rule}: ${from} → ${to}${comment ? `\n    ${comment}` : ''}`;
