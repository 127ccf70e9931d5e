import { useEffect } from 'react';
import { whenIdle } from '../../connection/when-idle.ts';
import { useDeployment } from '../../deployment/deployment-context.ts';
import { prepareAddress } from './prepare-address.ts';

/** So many links in sight are likely next ones; more would be a guess. */
const likely = 4;

/** Prepares the pages of the first links in sight, once the first page has what it needs. */
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

/** Addresses of this site's pages that the menu and the page link to, each once. */
function linksInSight(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]');
  const addresses = [...links]
    .filter(({ origin, pathname }) => origin === location.origin && pathname !== '/')
    .map(({ origin, pathname }) => origin + pathname);
  return [...new Set(addresses)];
}
