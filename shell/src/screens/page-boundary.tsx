import { ErrorBoundary } from '@portal/platform/guarding';
import { useLocation } from '@portal/platform/routing';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { RemoteFailure } from '../loading/remote-failure.tsx';

/**
 * Stands above pages: header, menu and footer stay whatever throws below. What a page throws as it is
 * taken away belongs to the page that was left, so everything is shown once more before it counts as
 * failed.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const triedAt = useRef<string | null>(null);
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={({ errorId, reset }) =>
        triedAt.current === key ? (
          <RemoteFailure errorId={errorId} onRetry={reset} />
        ) : (
          <OnceMore
            show={() => {
              triedAt.current = key;
              reset();
            }}
          />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

function OnceMore({ show }: { show: () => void }) {
  const begin = useRef(show);
  useLayoutEffect(() => begin.current(), []);
  return null;
}
