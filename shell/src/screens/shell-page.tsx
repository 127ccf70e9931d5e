import { ErrorBoundary } from '@portal/platform/guarding';
import { PartPlace } from '@portal/platform/guarding/manage';
import { PagePlaceholder } from '../loading/page-placeholder.tsx';
import { RemoteFailure } from '../loading/remote-failure.tsx';
import type { ShellRoute } from './shell-routes.tsx';

/** A page of the shell's own, which may come late or fail like any other. */
export const ShellPage = ({ path, Page }: ShellRoute) => (
  <ErrorBoundary
    resetKey={path}
    fallback={({ errorId, reset }) => <RemoteFailure errorId={errorId} onRetry={reset} />}
  >
    <PartPlace loading={<PagePlaceholder />}>
      <Page />
    </PartPlace>
  </ErrorBoundary>
);
