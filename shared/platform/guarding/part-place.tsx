import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { onPartSettled, settledPartCount } from './settled-parts.ts';

interface PartPlaceProps {
  /** Shown while a part is being fetched. */
  loading?: ReactNode;
  children: ReactNode;
}

/**
 * Shows a lazy part, or its failure, as soon as it has settled. React alone retries only when there
 * is no more urgent work, which never happens while a page rerenders endlessly.
 */
export function PartPlace({ loading = null, children }: PartPlaceProps) {
  useSyncExternalStore(onPartSettled, settledPartCount);
  return <Suspense fallback={loading}>{children}</Suspense>;
}
