import { existsSync } from 'node:fs';
import path from 'node:path';
import { type WorkspacePackage, workspacePackages } from '../../versions/versions.ts';
import { runCommand } from '../run-command.ts';
import { check, type Step } from '../step.ts';

const sideBySide = 2;

/** Every package of the workspace that has types is checked. */
export const typeCheck: Step = {
  name: 'Type check',
  async run({ root, signal }) {
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    const packages = workspacePackages(root).filter(({ dir }) =>
      existsSync(path.join(dir, 'tsconfig.json')),
    );
    const failures: string[] = [];
    const waiting = [...packages];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const failure = await typeErrors(next, { compiler, root, signal });
        if (failure) failures.push(failure);
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, work));
    const note = `${packages.length} packages`;
    return check(failures.length === 0, { note, output: failures.sort().join('\n') });
  },
};

async function typeErrors(
  { name, dir }: WorkspacePackage,
  { compiler, root, signal }: { compiler: string; root: string; signal: AbortSignal },
): Promise<string | undefined> {
  const args = [compiler, '-p', dir];
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, signal });
  // The compiler's start script adds its own trace of calls to the errors.
  const errors = output.split(/^node:internal/m)[0]?.trim();
  return code === 0 ? undefined : `${name}\n${errors}\n`;
}
