import type { DeployedRemote, Deployment, RemoteBuild } from '@portal/platform/remote';
import { ownValue } from '../build/own-value.ts';
import type { Decisions } from './decisions.ts';
import { isPublished, type PublishedBuild } from './publications.ts';

/** Maximum number of good builds stored in an entry. */
const kept = 3;

interface PreviousBuildsOptions {
  readonly name: string;
  /** The version to be deployed. */
  readonly version: string;
  /** Former builds, newest first. */
  readonly ran: readonly RemoteBuild[];
  /** Versions that were rolled back, and so are not good. */
  readonly bad: readonly string[];
  readonly published: readonly PublishedBuild[];
}

/** The good builds before the new one, newest first, as long as their files are in the site. */
const previousBuilds = ({
  name,
  version,
  ran,
  bad,
  published,
}: PreviousBuildsOptions): RemoteBuild[] =>
  ran
    .filter((build) => build.version !== version && !bad.includes(build.version))
    .filter((build) => isPublished(published, { name, version: build.version }))
    .slice(0, kept);

/** An entry with its previous good builds, and the versions that were rolled back. */
export function withPreviousBuilds(
  entry: DeployedRemote,
  question: Pick<PreviousBuildsOptions, 'ran' | 'bad' | 'published'>,
): DeployedRemote {
  const { name, version } = entry;
  const previous = previousBuilds({ ...question, name, version });
  const bad = question.bad.filter(
    (one) => one !== version && isPublished(question.published, { name, version: one }),
  );
  return {
    ...entry,
    ...(previous.length > 0 && { previous }),
    ...(bad.length > 0 && { taken_back: bad }),
  };
}

/** The running build of an entry, and its previous ones. */
export const buildsOf = (entry: DeployedRemote): RemoteBuild[] => {
  const { name, declaration, labels, taken_back, previous = [], ...build } = entry;
  return [build, ...previous];
};

/** The builds of a deployment by remote name, in the form stored in {@link Decisions}. */
export const buildsIn = ({ remotes }: Deployment): Record<string, RemoteBuild[]> =>
  Object.fromEntries(remotes.map((entry) => [entry.name, buildsOf(entry)]));

/**
 * The builds of a remote that ran, newest first; taken from the decisions while `deployment.json`
 * is damaged.
 */
export function buildsThatRan(
  name: string,
  before: Deployment | undefined,
  { builds = {} }: Decisions,
): readonly RemoteBuild[] {
  if (!before) return ownValue(builds, name) ?? [];
  const running = before.remotes.find((one) => one.name === name);
  return running ? buildsOf(running) : [];
}
