import { isAnythingDirty } from '@portal/platform/guarding/manage';
import { keepsWork } from '@portal/platform/offline/manage';
import { useNavigate } from '@portal/platform/routing';
import { type ReactNode, useState } from 'react';
import { LeaveDialog } from './leave-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

/**
 * Signs out; with unsaved work, a dialog that must be rendered asks first. The sign-out page asks
 * about the outbox.
 */
export function useConfirmedSignOut(): {
  readonly signOut: () => void;
  readonly dialog: ReactNode;
} {
  const leave = useSignOut();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leaveSaved = () => (keepsWork() ? navigate('/logout') : leave());
  return {
    signOut: () => (isAnythingDirty() ? setAsking(true) : void leaveSaved()),
    dialog: isAsking && <LeaveDialog onLeave={leaveSaved} onStay={() => setAsking(false)} />,
  };
}
