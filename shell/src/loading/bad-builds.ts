import type { DeployedRemote } from '@portal/platform/remote';
import { keepLocally, readLocally } from '@portal/platform/session/manage';

const kept = 'bad_builds';

/** A build may have failed for something else: it is tried again after a day (milliseconds). */
const remembered = 24 * 60 * 60 * 1000;

const keyOf = ({ name, version }: DeployedRemote) => `${name} ${version}`;

/**
 * The builds of a remote in the order in which they are tried: the newest first, those that failed in
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

/** Lets builds be tried last in this browser: they failed where one before them did not. */
export function rememberBad(builds: readonly DeployedRemote[]): void {
  if (builds.length === 0) return;
  const bad = badBuilds();
  for (const build of builds) bad.set(keyOf(build), Date.now());
  keepLocally(kept, JSON.stringify([...bad]));
}

/** When each bad build failed, by its name and version. */
function badBuilds(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(readLocally(kept) ?? '[]');
    const bad = Array.isArray(entries) ? entries.filter(isEntry) : [];
    return new Map(bad.filter(([, at]) => Date.now() - at < remembered));
  } catch {
    // What is none of ours is as good as nothing.
    return new Map();
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

const inOrder = <Build>(builds: readonly Build[], isBad: (build: Build) => boolean): Build[] => [
  ...builds.filter((build) => !isBad(build)),
  ...builds.filter(isBad),
];
