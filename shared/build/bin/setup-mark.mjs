import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * A fingerprint of everything that decides what `node_modules` must hold: lockfile, workspace, the
 * package.json of every package that the lockfile knows, platform and Node's major version.
 *
 * @returns it, and the folders of packages that the lockfile does not know: what is set up does not
 * depend on them, and an installation that follows the lockfile would refuse them
 */
export function setupMark(root) {
  const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const packages = packageFolders(root);
  const known = packages.filter((folder) => knows(lockfile, folder));
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch} ${process.versions.node.split('.')[0]}\n`);
  const files = known.map((folder) => path.posix.join(folder, 'package.json'));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...files]) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  const isInstalled = (folder) => existsSync(path.join(root, folder, 'node_modules'));
  const unknown = packages.filter((folder) => !known.includes(folder) && !isInstalled(folder));
  return { mark: hash.digest('hex'), unknown };
}

/** Whether a lockfile has a folder among its importers, which stand as keys at its second level. */
const knows = (lockfile, folder) =>
  lockfile.split('\n').some((line) => line.startsWith(`  ${folder || '.'}:`));

/** The root, its folders and theirs, as far as they have a package.json, in a stable order. */
function packageFolders(root) {
  const first = folders(root, '');
  const second = first.flatMap((folder) => folders(root, folder));
  return ['', ...first, ...second].filter((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  );
}

function folders(root, parent) {
  return readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist$)/.test(entry.name))
    .map((entry) => path.posix.join(parent, entry.name))
    .sort();
}
