import type { ReactNode } from 'react';
import { ErrorBoundary, type Failure } from '../guarding/error-boundary.tsx';
import { PartPlace } from '../guarding/part-place.tsx';
import { useRoute } from '../routing/use-route.ts';
import { OwnerRoot } from './owner-root.tsx';

interface RemoteRootProps {
  /** Namespace of the remote, which determines the texts and server state of the page. */
  namespace: string;
  /** Shown in place of a page that threw. */
  fallback: (failure: Failure) => ReactNode;
  /** Shown while a part of the page is being fetched. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Root of one page of a remote: its texts, server state, failures and lazy parts. */
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
