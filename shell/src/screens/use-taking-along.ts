import { useEffect } from 'react';
import { whenIdle } from '../connection/when-idle.ts';

let isFollowed = false;

/** Takes the portal along for a day without a network, once the first page has what it needs. */
export function useTakingAlong(hasArrived: boolean): void {
  useEffect(() => {
    // Browsers have service workers only where the page came over a secure connection.
    if (!hasArrived || isFollowed || !('serviceWorker' in navigator)) return;
    return whenIdle(() => {
      isFollowed = true;
      void follow();
    });
  }, [hasArrived]);
}

async function follow(): Promise<void> {
  try {
    const { followCopy } = await import('../taking-along/follow-copy.ts');
    followCopy();
  } catch (cause) {
    console.warn('The portal could not be taken along', cause);
  }
}
