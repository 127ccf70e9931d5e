import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspacePackages } from '../../versions/versions.ts';
import { runCommand } from '../run-command.ts';
import { check, type Step } from '../step.ts';

/** What runs in a page, and what runs in Node.js: each file and each library is read once. */
const projects = ['tsconfig.pages.json', 'tsconfig.programs.json'];

/** Every package of the workspace that has types is checked. */
export const typeCheck: Step = {
  name: 'Type check',
  async run({ root, signal }) {
    const folders = workspacePackages(root)
      .filter(({ dir }) => existsSync(path.join(dir, 'tsconfig.json')))
      .map(({ dir }) => path.relative(root, dir));
    const left = foldersLeftOut(root, folders);
    if (left.length > 0)
      return check(false, { output: `${projects.join(' and ')} leave out ${left.join(', ')}` });
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    const args = [compiler, '-b', ...projects];
    const { code, output } = await runCommand(process.execPath, args, { cwd: root, signal });
    // The compiler's start script adds its own trace of calls to the errors.
    const errors = output.split(/^node:internal/m)[0]?.trim() ?? '';
    return check(code === 0, { note: `${folders.length} packages`, output: errors });
  },
};

/** Folders of packages that no project has among its files. */
function foldersLeftOut(root: string, folders: readonly string[]): string[] {
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
