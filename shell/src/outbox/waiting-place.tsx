import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import { PartPlace } from '@portal/platform/guarding/manage';
import { isMarked, onMarks } from '@portal/platform/offline/manage';
import { useSyncExternalStore } from 'react';

const WaitingLine = lazyPart(() => import('./waiting-line.tsx'));

/** What waits on this device to be sent. Where nothing does, its file is not fetched. */
export function WaitingPlace() {
  const holdsEntries = useSyncExternalStore(onMarks, () => isMarked('entries'));
  if (!holdsEntries) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <PartPlace>
        <WaitingLine />
      </PartPlace>
    </ErrorBoundary>
  );
}
