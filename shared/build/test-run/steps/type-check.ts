import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspacePackages } from '../../versions/versions.ts';
import { runCommand } from '../run-command.ts';
import { check, type Step } from '../step.ts';

/**
 * Code that runs in a page, and code that runs in Node.js. With two projects, each file and library
 * is read only once.
 */
const projects = ['tsconfig.pages.json', 'tsconfig.programs.json'];

/** Checks the types of every package of the workspace. */
export const typeCheck: Step = {
  name: 'Type check',
  async run({ root, signal }) {
    const folders = workspacePackages(root)
      .filter(({ dir }) => existsSync(path.join(dir, 'tsconfig.json')))
      .map(({ dir }) => path.relative(root, dir));
    const left = uncheckedFolders(root, folders);
    if (left.length > 0)
      return check(false, { output: `${projects.join(' and ')} leave out ${left.join(', ')}` });
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    const args = [compiler, '-b', ...projects];
    const { code, output } = await runCommand(process.execPath, args, { cwd: root, signal });
    // The compiler's start script appends its own stack trace to the errors.
    const errors = output.split(/^node:internal/m)[0]?.trim() ?? '';
    return check(code === 0, { note: `${folders.length} packages`, output: errors });
  },
};

/** Returns the folders of packages that no project includes. */
function uncheckedFolders(root: string, folders: readonly string[]): string[] {
  const patterns = projects.flatMap((project): string[] => {
    const { include } = JSON.parse(readFileSync(path.join(root, project), 'utf8'));
    return include;
  });
  const known = patterns.map((pattern) => {
    const folder = pattern.replace(/\/\*\*\/.*$/, '');
    return new RegExp(`^${folder.replaceAll('*', '[^/]+')}$`);
  });
  return folders.filter((folder) => !known.some((matches) => matches.test(folder)));
}
