import { startOutboxIfNeeded } from '@portal/platform/offline/manage';
import { useEffect } from 'react';
import { OutboxLine } from './outbox-line.tsx';
import type { OutboxPartProps } from './outbox-part-props.ts';
import { UnsentDialog } from './unsent-dialog.tsx';

/** The outbox's parts: a line of the frame, and a question at sign-out. */
export default function OutboxContent({ onLeave, onStay }: OutboxPartProps) {
  useEffect(startOutboxIfNeeded, []);
  if (onLeave && onStay) return <UnsentDialog onLeave={onLeave} onStay={onStay} />;
  return <OutboxLine />;
}
