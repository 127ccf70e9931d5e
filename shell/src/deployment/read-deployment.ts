import type { Deployment, OmittedRemote } from '@portal/platform/remote';
import { withTimeLimit } from '../connection/with-time-limit.ts';
import { withOverrides } from '../overrides/with-overrides.ts';
import { DeploymentFailure } from './deployment-failure.ts';
import { deploymentOfText } from './deployment-of-text.ts';
import { type FetchedDeployment, fetchDeployment } from './fetch-deployment.ts';
import { keepCopy, readCopy } from './last-good-copy.ts';

export interface ReadDeployment {
  readonly deployment: Deployment;
  /** The response of the site; null if the copy of this browser is used. */
  readonly fetched: FetchedDeployment | null;
  /** The response of the site if it is still pending. */
  readonly coming?: Promise<ReadDeployment | null>;
}

/** Maximum milliseconds to wait for the site if this browser has a copy. */
const grace = 1_000;

/**
 * Number of earlier attempts to assume when no one waits for the site, which allows it more time.
 */
const patient = 2;

/**
 * Reads the deployment of this region. A late or unusable response is replaced by the last good
 * copy of this browser, without notifying the user: the site is asked again later.
 *
 * @param tries number of earlier attempts
 * @throws DeploymentFailure when neither the site nor the browser has a usable deployment
 */
export async function readDeployment(tries = 0): Promise<ReadDeployment> {
  const copy = readCopy();
  const coming = readFromSite(null, copy ? patient : tries);
  try {
    const read = await (copy ? withTimeLimit(coming, grace) : coming);
    if (read) return read;
    throw new DeploymentFailure('broken', 'not modified, but never had');
  } catch (failure) {
    if (!copy) throw failure;
    console.warn('The last good deployment is used', failure);
    // It may reject before anything awaits it.
    coming.catch(() => undefined);
    return { deployment: await withOverrides(copy), fetched: null, coming };
  }
}

/**
 * Reads the deployment of the site and stores a copy of it.
 *
 * @param known what is already here
 * @param tries number of earlier attempts
 * @returns null if the site still has `known`
 * @throws DeploymentFailure when the site has nothing usable
 */
export async function readFromSite(
  known: FetchedDeployment | null,
  tries = 0,
): Promise<ReadDeployment | null> {
  const fetched = await fetchDeployment(known, tries);
  if (!fetched) return null;
  const { deployment, leftOut } = deploymentOfText(fetched.text);
  if (leftOut.length === 0) keepCopy(fetched.text);
  return { deployment: await withOverrides(completeFromCopy(deployment, leftOut)), fetched };
}

/** Replaces malformed remotes by those in the last good copy; omits those that it does not have. */
function completeFromCopy(deployment: Deployment, leftOut: readonly OmittedRemote[]): Deployment {
  for (const { name, problem } of leftOut)
    console.warn(`deployment.json: the remote ${name} is malformed at "${problem}"`);
  const present = new Set(deployment.remotes.map(({ name }) => name));
  const missing = leftOut.filter(({ name }) => !present.has(name)).map(({ name }) => name);
  const before = missing.length === 0 ? [] : (readCopy()?.remotes ?? []);
  const kept = before.filter(({ name }) => missing.includes(name));
  return { ...deployment, remotes: [...deployment.remotes, ...kept] };
}
