import { connectivityChanged, useBusState } from '@portal/platform/bus';
import { useEffect, useRef } from 'react';

/**
 * Retries a failure once the browser is online again.
 *
 * @returns whether it is online now
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
