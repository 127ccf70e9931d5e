import type { DeployedRemote, RemoteBuild } from '@portal/platform/remote';
import { isPublished, type Published } from './publications.ts';

/** Good builds that an entry remembers at most. */
const kept = 3;

interface Question {
  /** The remote as it runs now; undefined when it is new. */
  readonly running: DeployedRemote | undefined;
  /** The version that comes. */
  readonly version: string;
  /** Versions that were taken back: they are not good. */
  readonly bad: readonly string[];
  readonly published: readonly Published[];
}

/** The good builds before the one that comes, newest first: those whose files are in the site. */
export function previousBuilds({ running, version, bad, published }: Question): RemoteBuild[] {
  if (!running) return [];
  const { name, previous = [] } = running;
  return [buildOf(running), ...previous]
    .filter((build) => build.version !== version && !bad.includes(build.version))
    .filter((build) => isPublished(published, { name, version: build.version }))
    .slice(0, kept);
}

const buildOf = ({ version, url, integrity, contract, entry, pages }: DeployedRemote) => ({
  version,
  url,
  integrity,
  contract,
  ...(entry && { entry }),
  ...(pages && { pages }),
});
