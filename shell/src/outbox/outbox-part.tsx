import { connectivityChanged, useBusState } from '@portal/platform/bus';
import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import { PartPlace } from '@portal/platform/guarding/manage';
import { useEffect } from 'react';
import type { OutboxPartProps } from './outbox-part-props.ts';

const LazyOutboxContent = lazyPart(() => import('./outbox-content.tsx'));

/**
 * Notices and questions about the outbox, loaded once there may be unsent work. If their code could
 * not be fetched offline, it is fetched once online.
 */
export function OutboxPart(props: OutboxPartProps) {
  const isOnline = useBusState(connectivityChanged) ?? true;
  return (
    <ErrorBoundary resetKey={String(isOnline)} fallback={() => <LeaveWithoutAsking {...props} />}>
      <PartPlace>
        <LazyOutboxContent {...props} />
      </PartPlace>
    </ErrorBoundary>
  );
}

/** Without the question, unsent work stays: nothing is lost. */
function LeaveWithoutAsking({ onLeave }: OutboxPartProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onLeave?.(), []);
  return null;
}
