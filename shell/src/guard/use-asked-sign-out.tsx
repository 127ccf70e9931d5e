import { isAnythingDirty } from '@portal/platform/guarding/manage';
import { isMarked } from '@portal/platform/offline/manage';
import { type ReactNode, useState } from 'react';
import { UnsentWork } from '../outbox/unsent-work.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Signs out; where work is unsaved or unsent, it asks first by a dialog that must be rendered. */
export function useAskedSignOut(): { readonly signOut: () => void; readonly dialog: ReactNode } {
  const leave = useSignOut();
  const [asked, setAsked] = useState<'unsaved' | 'unsent' | null>(null);
  const stay = () => setAsked(null);
  const leaveUnsent = () => (isMarked('entries') ? setAsked('unsent') : leave());
  return {
    signOut: () => (isAnythingDirty() ? setAsked('unsaved') : leaveUnsent()),
    dialog: (
      <>
        {asked === 'unsaved' && <LeaveDialog onLeave={leaveUnsent} onStay={stay} />}
        {asked === 'unsent' && <UnsentWork onLeave={leave} onStay={stay} />}
      </>
    ),
  };
}
