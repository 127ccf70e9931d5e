import type { DeployedRemote, Deployment, RemoteBuild } from '@portal/platform/remote';
import { ownValue } from '../build/own-value.ts';
import type { Decisions } from './decisions.ts';
import { isPublished, type Published } from './publications.ts';

/** Good builds that an entry remembers at most. */
const kept = 3;

interface Question {
  readonly name: string;
  /** The version that comes. */
  readonly version: string;
  /** Builds that ran until now, newest first. */
  readonly ran: readonly RemoteBuild[];
  /** Versions that were taken back: they are not good. */
  readonly bad: readonly string[];
  readonly published: readonly Published[];
}

/** The good builds before the one that comes, newest first: those whose files are in the site. */
const previousBuilds = ({ name, version, ran, bad, published }: Question): RemoteBuild[] =>
  ran
    .filter((build) => build.version !== version && !bad.includes(build.version))
    .filter((build) => isPublished(published, { name, version: build.version }))
    .slice(0, kept);

/** An entry with the builds before it: the good ones, and those that were taken back. */
export function withEarlier(
  entry: DeployedRemote,
  question: Pick<Question, 'ran' | 'bad' | 'published'>,
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

/** The build that an entry runs, and those before it. */
export const buildsOf = (entry: DeployedRemote): RemoteBuild[] => {
  const { name, declaration, labels, taken_back, previous = [], ...build } = entry;
  return [build, ...previous];
};

/** What {@link Decisions} remember of the builds of a deployment, by the remote's name. */
export const buildsIn = ({ remotes }: Deployment): Record<string, RemoteBuild[]> =>
  Object.fromEntries(remotes.map((entry) => [entry.name, buildsOf(entry)]));

/** The builds of a remote that ran, newest first; remembered ones while `deployment.json` is damaged. */
export function ranUntilNow(
  name: string,
  before: Deployment | undefined,
  { builds = {} }: Decisions,
): readonly RemoteBuild[] {
  if (!before) return ownValue(builds, name) ?? [];
  const running = before.remotes.find((one) => one.name === name);
  return running ? buildsOf(running) : [];
}
