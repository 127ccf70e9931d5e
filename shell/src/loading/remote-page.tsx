import { connectivityChanged, useBusState } from '@portal/platform/bus';
import type { DeployedRemote } from '@portal/platform/remote';
import { useReducer } from 'react';
import { MountedPage } from './mounted-page.tsx';
import { NeedsNetwork } from './needs-network.tsx';
import { isPageReady } from './page-loads.ts';
import { PageOnItsWay } from './page-on-its-way.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { usePage } from './use-page.ts';

interface RemotePageProps {
  remote: DeployedRemote;
  page: string;
}

/**
 * One page of a remote. Without a network it is shown if it is one that works so, or was on screen
 * before.
 */
export function RemotePage({ remote, page }: RemotePageProps) {
  const isOnline = useBusState(connectivityChanged) ?? true;
  const [isReached, reach] = useReducer(() => true, false);
  const worksOffline = remote.declaration.offline?.pages.includes(page) ?? false;
  if (isOnline || isReached || worksOffline || isPageReady(remote, page))
    return <LoadedPage remote={remote} page={page} />;
  return <NeedsNetwork onReached={reach} />;
}

/** Its loading, its failure and, when all went well, the page itself. */
function LoadedPage({ remote, page }: RemotePageProps) {
  const { state, load } = usePage(remote, page);
  switch (state.at) {
    case 'failed':
      return <RemoteFailure errorId={state.errorId} onRetry={load.retry} />;
    case 'mount':
    case 'mounted': {
      const { round, build, attempt, Page } = state;
      const key = `${round} ${build} ${attempt}`;
      return <MountedPage key={key} Page={Page} load={load} />;
    }
    default:
      return <PageOnItsWay />;
  }
}
