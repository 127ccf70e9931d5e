import { hasOutbox } from '@portal/platform/offline/manage';
import { onOtherTabs } from '@portal/platform/session/manage';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../connection/when-idle.ts';
import { OutboxPart } from './outbox-part.tsx';

/**
 * The outbox of this device: its line, sending and reports. Loaded after the page, and only if
 * something is stored or the server believes so.
 */
export function DeviceOutbox() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const keeps = useSyncExternalStore(onOtherTabs, hasOutbox);
  return isIdle && keeps ? <OutboxPart /> : null;
}
