import type { DeployedRemote } from '@portal/platform/remote';
import { readLocally, writeLocally } from '@portal/platform/session/manage';

const kept = 'bad_builds';

/**
 * Milliseconds before a failed build is tried again: something else may have caused the failure.
 */
const remembered = 24 * 60 * 60 * 1000;

const keyOf = ({ name, version }: DeployedRemote) => `${name} ${version}`;

/**
 * Returns the builds of a remote in the order to try them: newest first, but those that failed in
 * this browser last.
 */
export function buildsToTry(remote: DeployedRemote): [DeployedRemote, ...DeployedRemote[]] {
  const { name, declaration, labels, previous = [] } = remote;
  const before = previous.map((build) => ({ name, declaration, labels, ...build }));
  const bad = badBuilds();
  const isBad = (build: DeployedRemote) => bad.has(keyOf(build));
  if (!isBad(remote)) return [remote, ...inOrder(before, isBad)];
  const [first, ...others] = inOrder([...before, remote], isBad);
  return [first ?? remote, ...others];
}

/**
 * Marks builds as failed, to be tried last in this browser: an earlier build worked where they did
 * not.
 */
export function rememberBadBuilds(builds: readonly DeployedRemote[]): void {
  if (builds.length === 0) return;
  const bad = badBuilds();
  for (const build of builds) bad.set(keyOf(build), Date.now());
  writeLocally(kept, JSON.stringify([...bad]));
}

/** Returns when each bad build failed, by name and version. */
function badBuilds(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(readLocally(kept) ?? '[]');
    const bad = Array.isArray(entries) ? entries.filter(isEntry) : [];
    return new Map(bad.filter(([, at]) => Date.now() - at < remembered));
  } catch {
    // Malformed data counts as none.
    return new Map();
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

const inOrder = <Build>(builds: readonly Build[], isBad: (build: Build) => boolean): Build[] => [
  ...builds.filter((build) => !isBad(build)),
  ...builds.filter(isBad),
];
