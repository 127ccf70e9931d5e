import type { Deployment } from '@portal/platform/remote';
import { createStore } from '../store/store.ts';
import { deploymentOfText } from './deployment-of-text.ts';

const lastGoodCopy = 'deployment';

/** Id of the element in the cached page that contains the deployment cached along with it. */
export const cachedDeploymentId = 'portal-deployment';

const reads = createStore(0);

/** Notifies of every complete deployment that this page reads from the site. */
export const onDeploymentRead = reads.subscribe;

/** Stores a complete deployment for starts without one. */
export function keepCopy(text: string): void {
  try {
    localStorage.setItem(lastGoodCopy, text);
  } catch {
    // If storage is full or disabled, only the copy is lost.
  }
  reads.set(reads.current() + 1);
}

/**
 * Returns the text of the last good deployment in this browser, read by any page; null for none.
 */
export function copyText(): string | null {
  try {
    return localStorage.getItem(lastGoodCopy);
  } catch {
    return null;
  }
}

/**
 * Returns the deployment to start with if the site does not respond: the one cached along with this
 * page, if any, else the last good one of this browser; null for none.
 */
export const readCopy = (): Deployment | null =>
  deploymentIn(document.getElementById(cachedDeploymentId)?.textContent) ??
  deploymentIn(copyText());

function deploymentIn(text: string | null | undefined): Deployment | null {
  try {
    return text ? deploymentOfText(text).deployment : null;
  } catch {
    return null;
  }
}
