import { keepsWork } from '@portal/platform/offline/manage';
import { onOtherTabs } from '@portal/platform/session/manage';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../connection/when-idle.ts';
import { OutboxPart } from './outbox-part.tsx';

/** What waits on this device, and its sending. It comes after the page, and only where something is kept. */
export function WaitingPlace() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const keeps = useSyncExternalStore(onOtherTabs, keepsWork);
  return isIdle && keeps ? <OutboxPart /> : null;
}
