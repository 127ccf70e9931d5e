import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the workspace. */
export interface WorkspacePackage {
  /** Such as `@portal/remote-dashboard`. */
  readonly name: string;
  /** Absolute path of its folder. */
  readonly dir: string;
  /** Semantic version of its package.json. */
  readonly version: string;
  /** Its entries: subpath (`./ui`) → file in the package. */
  readonly entries: Readonly<Record<string, string>>;
}

/** Returns the folder that contains `pnpm-workspace.yaml`, at or above `from`. */
export function findWorkspaceRoot(from: string): string {
  for (let dir = path.resolve(from); ; dir = path.dirname(dir)) {
    if (existsSync(path.join(dir, 'pnpm-workspace.yaml'))) return dir;
    if (dir === path.dirname(dir)) throw new Error(`No workspace at or above ${from}`);
  }
}

/**
 * Returns every package of the workspace at `root`, as matched by the patterns of
 * `pnpm-workspace.yaml`.
 */
export function workspacePackages(root: string): WorkspacePackage[] {
  const patterns = patternsOf(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return patterns
    .flatMap((pattern) => matchingFolders(root, pattern))
    .filter((dir) => existsSync(path.join(dir, 'package.json')))
    .sort()
    .map(readPackage);
}

/** Returns the items of the list under `packages:`, the only relevant part of the file. */
function patternsOf(yaml: string): string[] {
  const [, list = ''] = /^packages:\n((?:[ \t]+-.*\n?|[ \t]*\n)*)/m.exec(yaml) ?? [];
  return [...list.matchAll(/-\s*['"]?([^'"\s]+)/g)].flatMap(([, pattern]) => pattern ?? []);
}

function matchingFolders(root: string, pattern: string): string[] {
  const parent = path.join(root, path.dirname(pattern));
  const name = path.basename(pattern).split('*').map(escapeForRegExp).join('[^/]*');
  const matches = new RegExp(`^${name}$`);
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .filter((entry) => matches.test(entry.name))
    .map((entry) => path.join(parent, entry.name));
}

const escapeForRegExp = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

type Exports = Record<string, string | Record<string, string>>;

function readPackage(dir: string): WorkspacePackage {
  const manifest: { name: string; version: string; exports?: Exports } = JSON.parse(
    readFileSync(path.join(dir, 'package.json'), 'utf8'),
  );
  const entries: Record<string, string> = {};
  for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
    const file = typeof target === 'string' ? target : (target.import ?? target.default);
    if (file) entries[subpath] = file;
  }
  return { name: manifest.name, dir, version: manifest.version, entries };
}
