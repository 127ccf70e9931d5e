import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { FileFacts } from './file-facts.ts';

type Versions = Readonly<Record<string, string>>;
type Direct = Readonly<Record<string, { readonly version: string }>>;

/** The parts of `pnpm-lock.yaml` that say what is installed for whom. */
export interface Lockfile {
  /** By folder of the workspace: which version of what it depends on is installed for it. */
  readonly importers: Readonly<
    Record<string, { readonly dependencies?: Direct; readonly devDependencies?: Direct }>
  >;
  /** By `name@version`. */
  readonly packages: Readonly<
    Record<
      string,
      {
        /** Where the files come from, with their hash. */
        readonly resolution?: object;
        readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
      }
    >
  >;
  /** By `name@version(peer@version)…`: with what each package is installed. */
  readonly snapshots: Readonly<
    Record<string, { readonly dependencies?: Versions; readonly optionalDependencies?: Versions }>
  >;
}

/** What was parsed last: every package of a workspace asks for the same one, and it is long. */
let latest: { readonly hash: string; readonly lockfile: Lockfile } | undefined;

/** The lockfile of the workspace at `root`; nothing is installed by an empty one. */
export function readLockfile(root: string, factsOf: (file: string) => FileFacts): Lockfile {
  const file = path.join(root, 'pnpm-lock.yaml');
  const { hash } = factsOf(file);
  if (latest?.hash === hash) return latest.lockfile;
  const parsed: Partial<Lockfile> | null = parse(readFileSync(file, 'utf8'));
  const { importers = {}, packages = {}, snapshots = {} } = parsed ?? {};
  latest = { hash, lockfile: { importers, packages, snapshots } };
  return latest.lockfile;
}
