import { ErrorBoundary } from '@portal/platform/guarding';
import { useLocation } from '@portal/platform/routing';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { RemoteFailure } from '../loading/remote-failure.tsx';

/**
 * Error boundary of the pages: header, menu and footer stay when a page throws. An error thrown on
 * unmount belongs to the page that was left, so the content is rendered once more before it counts
 * as failed.
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
          <RenderAgain
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

function RenderAgain({ show }: { show: () => void }) {
  const begin = useRef(show);
  useLayoutEffect(() => begin.current(), []);
  return null;
}
