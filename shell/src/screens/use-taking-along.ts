import { useEffect } from 'react';
import { whenIdle } from '../connection/when-idle.ts';
import { useDeployment } from '../deployment/deployment-context.ts';
import { shellVersion } from '../deployment/shell-build.ts';
import { isDeveloped } from '../files/build-files.ts';
import { readOverrides } from '../overrides/overrides.ts';

let isFollowed = false;

/**
 * Takes the portal along for a day without a network, once the first page has what it needs; or takes
 * the service worker away where none is wanted. A tab that runs something else leaves that to others.
 */
export function useTakingAlong(hasArrived: boolean): void {
  const { features, overrides } = useDeployment();
  const isWanted = features.offline === true && !isDeveloped({ version: shellVersion });
  const isOther = overrides === true && Object.keys(readOverrides()).length > 0;
  useEffect(() => {
    // Only where the page came over a secure connection.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    if (!hasArrived || isFollowed || isOther || !workers) return;
    if (!isWanted && !workers.controller) return;
    return whenIdle(() => {
      isFollowed = true;
      void follow();
    });
  }, [hasArrived, isWanted, isOther]);
}

async function follow(): Promise<void> {
  try {
    const { followCopy } = await import('../taking-along/follow-copy.ts');
    followCopy();
  } catch (cause) {
    console.warn('The portal could not be taken along', cause);
  }
}
