import type { RunningDeployment } from '../deployment/running-deployment.ts';
import type { Router } from './portal.tsx';

/** Moves to the newest deployment on every navigation to another page. */
export function followNavigation(
  router: Pick<Router, 'state' | 'subscribe'>,
  deployment: Pick<RunningDeployment, 'moveOn'>,
): () => void {
  let before = router.state.location.pathname;
  return router.subscribe(({ location: { pathname } }) => {
    if (pathname === before) return;
    before = pathname;
    deployment.moveOn();
  });
}
