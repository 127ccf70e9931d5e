import type { Deployment } from '@portal/platform/remote';
import { createStore } from '../store/store.ts';
import { deploymentOfText } from './deployment-of-text.ts';

const lastGoodCopy = 'deployment';

/** The element of the kept page that holds the deployment whose files were taken along with it. */
export const takenAlong = 'portal-deployment';

const reads = createStore(0);

/** Tells of every deployment that this page reads whole from the site. */
export const onDeploymentRead = reads.subscribe;

/** Keeps a deployment that was read whole, for a start without one. */
export function keepCopy(text: string): void {
  try {
    localStorage.setItem(lastGoodCopy, text);
  } catch {
    // A full or disabled storage only costs the copy.
  }
  reads.set(reads.current() + 1);
}

/** The text of the last good deployment of this browser, whichever page read it; null when there is none. */
export function copyText(): string | null {
  try {
    return localStorage.getItem(lastGoodCopy);
  } catch {
    return null;
  }
}

/**
 * What a page starts with that the site does not answer: the deployment whose files were taken along,
 * where it started from those, else the last good one of this browser; null when there is none.
 */
export const readCopy = (): Deployment | null =>
  deploymentIn(document.getElementById(takenAlong)?.textContent) ?? deploymentIn(copyText());

function deploymentIn(text: string | null | undefined): Deployment | null {
  try {
    return text ? deploymentOfText(text).deployment : null;
  } catch {
    return null;
  }
}
