import { isAnythingDirty } from '@portal/platform/guarding/manage';
import { useBlocker } from '@portal/platform/routing/manage';
import { LeaveDialog } from './leave-dialog.tsx';

/** Asks before a navigation leaves unsaved work behind. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isAnythingDirty(),
  );
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />;
}
