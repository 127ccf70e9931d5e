import type { Lockfile } from './lockfile.ts';

/**
 * Lists what is installed for a folder of the workspace under some of the names that it depends on,
 * and recursively for these: a line for each package with its version, its hash and its
 * dependencies.
 *
 * A package's optional peers are omitted. The installer provides such a peer as soon as any package
 * of the workspace has it, so that a dependency of one remote would change the tool chain of all. A
 * package that builds with such a peer depends on it and names it.
 *
 * @param importer folder as named in the lockfile, as in `shared/platform`
 * @param names packages; those that the folder does not depend on are skipped
 */
export function installedFor(
  { importers, packages, snapshots }: Lockfile,
  importer: string,
  names: ReadonlySet<string>,
): string[] {
  const lines = new Map<string, string>();
  const { dependencies, devDependencies } = importers[importer] ?? {};
  // The compiler resolves what a file names, whichever of the two lists contains it.
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

  /** The version of an aliased package is its whole key. */
  function keyOf(name: string, version: string): string {
    return version in snapshots ? version : `${name}@${version}`;
  }
}

/** Returns the version installed for a folder; undefined if it does not depend on the package. */
export function versionInstalled(lockfile: Lockfile, importer: string, name: string) {
  const version = lockfile.importers[importer]?.dependencies?.[name]?.version;
  return version && plain(version);
}

const plain = (key: string) => key.replace(/\(.*/, '');

/** A patched package counts as different; the same package with other peers does not. */
const withoutPeers = (key: string) => key.replace(/\((?!patch_hash=).*/, '');
