import type { RunningDeployment } from '../../deployment/running-deployment.ts';
import { prepareAddress } from './prepare-address.ts';
import { watchLinks } from './watch-links.ts';

/**
 * Prepares the page of every link that a person rests on, in the build that they would get.
 *
 * @returns stops preparing
 */
export const prefetchLinks = (deployment: Pick<RunningDeployment, 'upcoming'>): (() => void) =>
  watchLinks((address) => prepareAddress(address, deployment.upcoming()));
