import { buildNamespace } from '@portal/platform/i18n/manage';
import { RemoteRoot } from '@portal/platform/mounting';
import { type ComponentType, useEffect } from 'react';
import { quietMoment } from './budgets.ts';
import type { PageLoad } from './page-load.ts';
import { PageOnItsWay } from './page-on-its-way.tsx';
import { RemoteFailure } from './remote-failure.tsx';

interface MountedPageProps {
  Page: ComponentType;
  load: PageLoad;
}

/** A remote's page that is there: its mounting, its later failures and its late parts. */
export function MountedPage({ Page, load }: MountedPageProps) {
  const { name, version } = load.build();
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

/** Its effect runs only when everything beside it is on screen; then the page must stay there. */
function Mounted({ load }: { load: PageLoad }) {
  useEffect(() => {
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
