import { buildNamespace } from '@portal/platform/i18n/manage';
import { RemoteRoot } from '@portal/platform/mounting';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { stableAfter } from '../files/budgets.ts';
import type { PageLoad } from './page-load.ts';
import { PagePlaceholder } from './page-placeholder.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { addRunning } from './running-builds.ts';

interface MountedPageProps {
  Page: ComponentType;
  load: PageLoad;
}

/** A loaded page of a remote: its mounting, its later failures and its late parts. */
export function MountedPage({ Page, load }: MountedPageProps) {
  const { name, version } = load.build();
  useEffect(() => addRunning({ name, version }), [name, version]);
  return (
    <RemoteRoot
      namespace={buildNamespace(name, version)}
      loading={<PagePlaceholder onRanOut={load.ranOut} patience={load.patience()} />}
      fallback={({ error, errorId, reset }) =>
        load.state().at === 'mount' ? (
          <MountFailure error={error} load={load} />
        ) : (
          <RemoteFailure errorId={errorId} onRetry={reset} />
        )
      }
    >
      <Page />
      <MountReporter load={load} />
    </RemoteRoot>
  );
}

/**
 * Its effect runs only while all its siblings are on screen: a page that suspends within its first
 * second restarts that second.
 */
function MountReporter({ load }: { load: PageLoad }) {
  useLayoutEffect(() => {
    const timer = setTimeout(load.mounted, stableAfter);
    return () => clearTimeout(timer);
  }, [load]);
  return null;
}

/** A page that fails at once is not final: an earlier build may work. */
function MountFailure({ error, load }: { error: unknown; load: PageLoad }) {
  useEffect(() => load.threw(error), [error, load]);
  return <PagePlaceholder />;
}
