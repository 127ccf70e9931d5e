import { DeploymentFailure } from './deployment-failure.ts';
import type { FetchedDeployment } from './fetch-deployment.ts';
import { noteShell } from './new-shell.ts';
import { type ReadDeployment, readFromSite } from './read-deployment.ts';
import type { RunningDeployment } from './running-deployment.ts';
import { watchDeployment } from './watch-deployment.ts';

/**
 * Offers every newer deployment of the site to the running page. An unusable one is ignored and
 * requested again.
 *
 * @param first what the page started with
 * @returns stops following
 */
export function followDeployment(
  deployment: RunningDeployment,
  { fetched: first, coming }: ReadDeployment,
): () => void {
  let known: FetchedDeployment | null = first;
  const take = async (reading: Promise<ReadDeployment | null>) => {
    try {
      const read = await reading;
      if (!read) return;
      known = read.fetched;
      deployment.offer(read.deployment);
      noteShell(read.deployment.shell.version);
    } catch (failure) {
      console.warn('The deployment stays as it is', failure);
      // Only a newer shell can read a newer schema.
      if (failure instanceof DeploymentFailure && failure.problem === 'newer')
        noteShell('of a newer schema');
    }
  };
  if (coming) void take(coming);
  return watchDeployment(() => take(readFromSite(known)));
}
