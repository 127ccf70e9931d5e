import type { Deployment } from '@portal/platform/remote';
import { deploymentOfText } from './deployment-of-text.ts';

const lastGoodCopy = 'deployment';

/** Keeps a deployment that was read whole, for a start without one. */
export function keepCopy(text: string): void {
  try {
    localStorage.setItem(lastGoodCopy, text);
  } catch {
    // A full or disabled storage only costs the copy.
  }
}

/** The last good deployment of this browser; null when there is none. */
export function readCopy(): Deployment | null {
  try {
    const text = localStorage.getItem(lastGoodCopy);
    return text ? deploymentOfText(text).deployment : null;
  } catch {
    return null;
  }
}
