import type { Deployment, LeftOut } from '@portal/platform/remote';
import { inTime } from '../connection/in-time.ts';
import { withOverrides } from '../overrides/with-overrides.ts';
import { DeploymentFailure } from './deployment-failure.ts';
import { deploymentOfText } from './deployment-of-text.ts';
import { type FetchedDeployment, fetchDeployment } from './fetch-deployment.ts';
import { keepCopy, readCopy } from './last-good-copy.ts';

export interface ReadDeployment {
  readonly deployment: Deployment;
  /** As it came from the site; null for the copy of this browser. */
  readonly fetched: FetchedDeployment | null;
  /** What the site has is still on its way. */
  readonly coming?: Promise<ReadDeployment | null>;
}

/** Who has a copy waits no longer for the site than this (milliseconds). */
const grace = 1_000;

/** How often the site is taken to have been asked before when nobody waits for it. */
const patient = 2;

/**
 * Reads what this region runs. An answer that is late, or that cannot be used, gives way to the last
 * good copy of this browser: the site is asked again while people work, so nobody is told.
 *
 * @param tries how often it was tried before
 * @throws DeploymentFailure when neither the site nor the browser has a usable deployment
 */
export async function readDeployment(tries = 0): Promise<ReadDeployment> {
  const copy = readCopy();
  const coming = readFromSite(null, copy ? patient : tries);
  try {
    const read = await (copy ? inTime(coming, grace) : coming);
    if (read) return read;
    throw new DeploymentFailure('broken', 'not modified, but never had');
  } catch (failure) {
    if (!copy) throw failure;
    console.warn('The last good deployment is used', failure);
    // It may fail before anybody looks at it.
    coming.catch(() => undefined);
    return { deployment: await withOverrides(copy), fetched: null, coming };
  }
}

/**
 * Reads what the site has and keeps a copy of it.
 *
 * @param known what is already here
 * @param tries how often it was tried before
 * @returns null when that is still what the site has
 * @throws DeploymentFailure when the site has nothing that can be used
 */
export async function readFromSite(
  known: FetchedDeployment | null,
  tries = 0,
): Promise<ReadDeployment | null> {
  const fetched = await fetchDeployment(known, tries);
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
