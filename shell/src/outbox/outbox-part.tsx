import { connectivityChanged, useBusState } from '@portal/platform/bus';
import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import { PartPlace } from '@portal/platform/guarding/manage';
import { useEffect } from 'react';
import type { OutboxPartProps } from './outbox-part-props.ts';

const LatePart = lazyPart(() => import('./late-part.tsx'));

/**
 * What is to be said or asked of work that waits on this device; it comes once there may be some. What could
 * not be fetched without a network is, once there is one.
 */
export function OutboxPart(props: OutboxPartProps) {
  const isOnline = useBusState(connectivityChanged) ?? true;
  return (
    <ErrorBoundary resetKey={String(isOnline)} fallback={() => <Unasked {...props} />}>
      <PartPlace>
        <LatePart {...props} />
      </PartPlace>
    </ErrorBoundary>
  );
}

/** What cannot be asked is kept: nothing is lost. */
function Unasked({ onLeave }: OutboxPartProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onLeave?.(), []);
  return null;
}
