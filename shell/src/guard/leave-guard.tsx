import { closesDirtyItem, isAnythingDirty } from '@portal/platform/guarding/manage';
import { useBlocker } from '@portal/platform/routing/manage';
import { LeaveDialog } from './leave-dialog.tsx';

/** Asks before a navigation leaves or closes unsaved work. */
export function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) =>
    from.pathname === to.pathname
      ? // The browser's Back closes a drawer; its own buttons ask before they do.
        historyAction === 'POP' && closesDirtyItem(from.search, to.search)
      : isAnythingDirty(),
  );
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />;
}
