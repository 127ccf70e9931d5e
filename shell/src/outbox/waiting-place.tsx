import { hasOutbox } from '@portal/platform/offline/manage';
import { onOtherTabs } from '@portal/platform/session/manage';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../connection/when-idle.ts';
import { OutboxPart } from './outbox-part.tsx';

/**
 * What waits on this device, its sending, and what is reported of it. It comes after the page, and only where
 * something is kept or the server believes so.
 */
export function WaitingPlace() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const keeps = useSyncExternalStore(onOtherTabs, hasOutbox);
  return isIdle && keeps ? <OutboxPart /> : null;
}
