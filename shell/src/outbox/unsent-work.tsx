import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import { PartPlace } from '@portal/platform/guarding/manage';
import { useEffect } from 'react';

const UnsentDialog = lazyPart(() => import('./unsent-dialog.tsx'));

export interface UnsentWorkProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks what becomes of work that is not sent yet. What cannot be asked is kept, and nothing is lost. */
export function UnsentWork(props: UnsentWorkProps) {
  return (
    <ErrorBoundary fallback={() => <Leave {...props} />}>
      <PartPlace>
        <UnsentDialog {...props} />
      </PartPlace>
    </ErrorBoundary>
  );
}

function Leave({ onLeave }: UnsentWorkProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onLeave, []);
  return null;
}
