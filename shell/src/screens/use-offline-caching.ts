import { useEffect } from 'react';
import { whenIdle } from '../connection/when-idle.ts';

let isFollowed = false;

/** Caches the portal for offline use once the first page has what it needs. */
export function useOfflineCaching(hasArrived: boolean): void {
  useEffect(() => {
    // Browsers have service workers only over a secure connection.
    if (!hasArrived || isFollowed || !('serviceWorker' in navigator)) return;
    return whenIdle(() => {
      isFollowed = true;
      void follow();
    });
  }, [hasArrived]);
}

async function follow(): Promise<void> {
  try {
    const { maintainOfflineCache } = await import('../taking-along/maintain-offline-cache.ts');
    maintainOfflineCache();
  } catch (cause) {
    console.warn('The portal could not be taken along', cause);
  }
}
