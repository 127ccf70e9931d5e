import { buildNamespace } from '@portal/platform/i18n/manage';
import { RemoteRoot } from '@portal/platform/mounting';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { quietMoment } from './budgets.ts';
import type { PageLoad } from './page-load.ts';
import { PageOnItsWay } from './page-on-its-way.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { addRunning } from './running-builds.ts';

interface MountedPageProps {
  Page: ComponentType;
  load: PageLoad;
}

/** A remote's page that is there: its mounting, its later failures and its late parts. */
export function MountedPage({ Page, load }: MountedPageProps) {
  const { name, version } = load.build();
  useEffect(() => addRunning({ name, version }), [name, version]);
  return (
    <RemoteRoot
      namespace={buildNamespace(name, version)}
      loading={<PageOnItsWay onRanOut={load.ranOut} patience={load.patience()} />}
      fallback={({ error, errorId, reset }) =>
        load.state().at === 'mount' ? (
          <Thrown error={error} load={load} />
        ) : (
          <RemoteFailure errorId={errorId} onRetry={reset} />
        )
      }
    >
      <Page />
      <Mounted load={load} />
    </RemoteRoot>
  );
}

/**
 * Its effect runs only while everything beside it is on screen: a page that suspends within its first
 * second begins that second anew.
 */
function Mounted({ load }: { load: PageLoad }) {
  useLayoutEffect(() => {
    const timer = setTimeout(load.mounted, quietMoment);
    return () => clearTimeout(timer);
  }, [load]);
  return null;
}

/** A page that fails at once is not to fail there: an earlier build may do better. */
function Thrown({ error, load }: { error: unknown; load: PageLoad }) {
  useEffect(() => load.threw(error), [error, load]);
  return <PageOnItsWay />;
}
