import type { Lockfile } from './lockfile.ts';

/**
 * What is installed for a folder of the workspace under some of the names that it depends on, and
 * for these in turn: a line for each package with its version, its hash and what it takes from
 * others.
 *
 * A peer that a package can do without is left out. The installer gives it one when anybody in the
 * workspace has it, so that the tool chain of all would change with a dependency of one remote. Who
 * builds with such a peer depends on it and names it.
 *
 * @param importer folder as the lockfile names it, as in `shared/platform`
 * @param names packages; those that the folder does not depend on are passed over
 */
export function installedFor(
  { importers, packages, snapshots }: Lockfile,
  importer: string,
  names: ReadonlySet<string>,
): string[] {
  const lines = new Map<string, string>();
  const { dependencies, devDependencies } = importers[importer] ?? {};
  // The compiler takes what a file names, whichever list it stands in.
  const waiting = Object.entries({ ...devDependencies, ...dependencies })
    .filter(([name, { version }]) => names.has(name) && !version.startsWith('link:'))
    .map(([name, { version }]) => keyOf(name, version));
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (lines.has(key)) continue;
    const taken = takenBy(key);
    const resolution = JSON.stringify(packages[plain(key)]?.resolution);
    lines.set(key, [withoutPeers(key), resolution, ...taken.map(withoutPeers).sort()].join(' '));
    waiting.push(...taken);
  }
  return [...lines.values()];

  function takenBy(key: string): string[] {
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    const peers = packages[plain(key)]?.peerDependenciesMeta;
    return Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => !peers?.[name]?.optional)
      .map(([name, version]) => keyOf(name, version));
  }

  /** A package that goes by another name than its own has its whole key for a version. */
  function keyOf(name: string, version: string): string {
    return version in snapshots ? version : `${name}@${version}`;
  }
}

/** The version that is installed for a folder; undefined when it does not depend on the package. */
export function versionInstalled(lockfile: Lockfile, importer: string, name: string) {
  const version = lockfile.importers[importer]?.dependencies?.[name]?.version;
  return version && plain(version);
}

const plain = (key: string) => key.replace(/\(.*/, '');

/** What is patched is another package; the same one beside other peers is not. */
const withoutPeers = (key: string) => key.replace(/\((?!patch_hash=).*/, '');
