import type { ReactNode } from 'react';
import { ErrorBoundary, type Failure } from '../guarding/error-boundary.tsx';
import { PartPlace } from '../guarding/part-place.tsx';
import { useRoute } from '../routing/use-route.ts';
import { OwnerRoot } from './owner-root.tsx';

interface RemoteRootProps {
  /** The remote's name: whose words and whose server state the page uses. */
  namespace: string;
  /** Stands in for a page that threw. */
  fallback: (failure: Failure) => ReactNode;
  /** Stands in while a part of the page is fetched. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Carries one page of a remote: its words, its server state, its failures, its late parts. */
export function RemoteRoot({ namespace, fallback, loading, children }: RemoteRootProps) {
  const { path, params } = useRoute();
  return (
    <OwnerRoot owner={namespace}>
      <ErrorBoundary fallback={fallback} resetKey={path + JSON.stringify(params)}>
        <PartPlace loading={loading}>{children}</PartPlace>
      </ErrorBoundary>
    </OwnerRoot>
  );
}
