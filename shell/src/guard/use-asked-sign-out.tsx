import { isAnythingDirty } from '@portal/platform/guarding/manage';
import { type ReactNode, useState } from 'react';
import { LeaveDialog } from './leave-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Signs out; where work is unsaved, it asks first by a dialog that must be rendered. */
export function useAskedSignOut(): { readonly signOut: () => void; readonly dialog: ReactNode } {
  const leave = useSignOut();
  const [isAsking, setAsking] = useState(false);
  return {
    signOut: () => (isAnythingDirty() ? setAsking(true) : leave()),
    dialog: isAsking && <LeaveDialog onLeave={leave} onStay={() => setAsking(false)} />,
  };
}
