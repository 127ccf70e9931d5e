import { useEffect } from 'react';
import { whenIdle } from '../../connection/when-idle.ts';
import { useDeployment } from '../../deployment/deployment-context.ts';
import { prepareAddress } from './prepare-address.ts';

/** Number of visible links to prepare as likely next pages. */
const likely = 4;

/** Prepares the pages of the first visible links, once the first page has what it needs. */
export function usePrefetchWhenIdle(hasArrived: boolean): void {
  const deployment = useDeployment();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is the occasion
  useEffect(() => {
    if (!hasArrived) return;
    return whenIdle(() => {
      for (const address of linksInSight().slice(0, likely)) prepareAddress(address, deployment);
    });
  }, [hasArrived]);
}

/** Returns the distinct addresses of this site's pages linked from the menu and the page. */
function linksInSight(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]');
  const addresses = [...links]
    .filter(({ origin, pathname }) => origin === location.origin && pathname !== '/')
    .map(({ origin, pathname }) => origin + pathname);
  return [...new Set(addresses)];
}
