import type { RunningDeployment } from '../../deployment/running-deployment.ts';
import { hintAddress, prepareAddress } from './prepare-address.ts';
import { watchLinks } from './watch-links.ts';

/**
 * Prepares the page of every link that the user rests on, in the build that they would get, and
 * hints its files when the link is pressed.
 *
 * @returns stops preparing
 */
export const prefetchLinks = (deployment: Pick<RunningDeployment, 'upcoming'>): (() => void) =>
  watchLinks({
    meant: (address) => prepareAddress(address, deployment.upcoming()),
    pressed: (address) => hintAddress(address, deployment.upcoming()),
  });
