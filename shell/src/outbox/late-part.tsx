import { startOutboxIfNeeded } from '@portal/platform/offline/manage';
import { useEffect } from 'react';
import type { OutboxPartProps } from './outbox-part-props.ts';
import { UnsentDialog } from './unsent-dialog.tsx';
import { WaitingLine } from './waiting-line.tsx';

/** What waits on this device: a line of the frame, and a question at sign-out. */
export default function LatePart({ onLeave, onStay }: OutboxPartProps) {
  useEffect(startOutboxIfNeeded, []);
  if (onLeave && onStay) return <UnsentDialog onLeave={onLeave} onStay={onStay} />;
  return <WaitingLine />;
}
