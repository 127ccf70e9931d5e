import type { Deployment, LeftOut } from '@portal/platform/remote';
import { withOverrides } from '../overrides/with-overrides.ts';
import { DeploymentFailure } from './deployment-failure.ts';
import { deploymentOfText } from './deployment-of-text.ts';
import { type FetchedDeployment, fetchDeployment } from './fetch-deployment.ts';
import { keepCopy, readCopy } from './last-good-copy.ts';

export interface ReadDeployment {
  readonly deployment: Deployment;
  /** As it came from the site; null for the copy of this browser. */
  readonly fetched: FetchedDeployment | null;
}

/**
 * Reads what this region runs. An answer that cannot be used gives way to the last good copy of
 * this browser: the site is asked again while people work, so nobody is told.
 *
 * @throws DeploymentFailure when neither the site nor the browser has a usable deployment
 */
export async function readDeployment(): Promise<ReadDeployment> {
  try {
    const read = await readFromSite(null);
    if (read) return read;
    throw new DeploymentFailure('broken', 'not modified, but never had');
  } catch (failure) {
    const copy = readCopy();
    if (!copy) throw failure;
    console.warn('The last good deployment is used', failure);
    return { deployment: await withOverrides(copy), fetched: null };
  }
}

/**
 * Reads what the site has and keeps a copy of it.
 *
 * @param known what is already here
 * @returns null when that is still what the site has
 * @throws DeploymentFailure when the site has nothing that can be used
 */
export async function readFromSite(
  known: FetchedDeployment | null,
): Promise<ReadDeployment | null> {
  const fetched = await fetchDeployment(known);
  if (!fetched) return null;
  const { deployment, leftOut } = deploymentOfText(fetched.text);
  if (leftOut.length === 0) keepCopy(fetched.text);
  return { deployment: await withOverrides(completed(deployment, leftOut)), fetched };
}

/** A deployment with malformed remotes as they were in the last good copy; without those that were not. */
function completed(deployment: Deployment, leftOut: readonly LeftOut[]): Deployment {
  for (const { name, problem } of leftOut)
    console.warn(`deployment.json: the remote ${name} is malformed at "${problem}"`);
  const present = new Set(deployment.remotes.map(({ name }) => name));
  const missing = leftOut.filter(({ name }) => !present.has(name)).map(({ name }) => name);
  const before = missing.length === 0 ? [] : (readCopy()?.remotes ?? []);
  const kept = before.filter(({ name }) => missing.includes(name));
  return { ...deployment, remotes: [...deployment.remotes, ...kept] };
}
