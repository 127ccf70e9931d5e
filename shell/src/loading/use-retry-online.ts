import { connectivityChanged, useBusState } from '@portal/platform/bus';
import { useEffect, useRef } from 'react';

/**
 * Tries again what failed once there is a network after there was none.
 *
 * @returns whether there is one now
 */
export function useRetryOnline(onRetry: () => void): boolean {
  const isOnline = useBusState(connectivityChanged) ?? true;
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current) onRetry();
    wasOffline.current = !isOnline;
  }, [isOnline, onRetry]);
  return isOnline;
}
