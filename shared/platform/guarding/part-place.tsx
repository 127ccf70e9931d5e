import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { onPartSettled, settledParts } from './settled-parts.ts';

interface PartPlaceProps {
  /** Stands in while a part is fetched. */
  loading?: ReactNode;
  children: ReactNode;
}

/**
 * Shows a late part as soon as it has come, or its failure. React alone tries again only when nothing
 * more urgent is left to do, which is never while some page updates without end.
 */
export function PartPlace({ loading = null, children }: PartPlaceProps) {
  useSyncExternalStore(onPartSettled, settledParts);
  return <Suspense fallback={loading}>{children}</Suspense>;
}
