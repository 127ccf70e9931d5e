import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { FileFacts } from './file-facts.ts';

type Versions = Readonly<Record<string, string>>;
type Direct = Readonly<Record<string, { readonly version: string }>>;

/** The parts of `pnpm-lock.yaml` that determine what is installed for each folder. */
export interface Lockfile {
  /** The installed version of each dependency, by folder of the workspace. */
  readonly importers: Readonly<
    Record<string, { readonly dependencies?: Direct; readonly devDependencies?: Direct }>
  >;
  /** By `name@version`. */
  readonly packages: Readonly<
    Record<
      string,
      {
        /** The source of the files, with their hash. */
        readonly resolution?: object;
        readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
      }
    >
  >;
  /** The packages with which each package is installed, by `name@version(peer@version)…`. */
  readonly snapshots: Readonly<
    Record<string, { readonly dependencies?: Versions; readonly optionalDependencies?: Versions }>
  >;
}

/**
 * Cache of the last parsed lockfile, which is long and the same for every package of a workspace.
 */
let latest: { readonly hash: string; readonly lockfile: Lockfile } | undefined;

/** Reads the lockfile of the workspace at `root`; an empty one installs nothing. */
export function readLockfile(root: string, factsOf: (file: string) => FileFacts): Lockfile {
  const file = path.join(root, 'pnpm-lock.yaml');
  const { hash } = factsOf(file);
  if (latest?.hash === hash) return latest.lockfile;
  const parsed: Partial<Lockfile> | null = parse(readFileSync(file, 'utf8'));
  const { importers = {}, packages = {}, snapshots = {} } = parsed ?? {};
  latest = { hash, lockfile: { importers, packages, snapshots } };
  return latest.lockfile;
}
