import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * A fingerprint of everything that decides what `node_modules` must hold: lockfile, workspace,
 * every package.json, platform and Node's major version.
 */
export function setupMark(root) {
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch} ${process.versions.node.split('.')[0]}\n`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packageFiles(root)]) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** The package.json of the root, of its folders and of theirs, in a stable order. */
function packageFiles(root) {
  const first = folders(root, '');
  const second = first.flatMap((folder) => folders(root, folder));
  return ['', ...first, ...second]
    .map((folder) => path.posix.join(folder, 'package.json'))
    .filter((file) => existsSync(path.join(root, file)));
}

function folders(root, parent) {
  return readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist$)/.test(entry.name))
    .map((entry) => path.posix.join(parent, entry.name))
    .sort();
}
