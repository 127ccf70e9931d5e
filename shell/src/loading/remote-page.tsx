import { connectivityChanged, useBusState } from '@portal/platform/bus';
import type { DeployedRemote } from '@portal/platform/remote';
import { useReducer } from 'react';
import { MountedPage } from './mounted-page.tsx';
import { NeedsNetwork } from './needs-network.tsx';
import { isPageReady } from './page-loads.ts';
import { PagePlaceholder } from './page-placeholder.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { usePage } from './use-page.ts';

interface RemotePageProps {
  remote: DeployedRemote;
  page: string;
}

/** One page of a remote. Offline, it is shown if it works offline or was already on screen. */
export function RemotePage({ remote, page }: RemotePageProps) {
  const isOnline = useBusState(connectivityChanged) ?? true;
  const [isReached, reach] = useReducer(() => true, false);
  const worksOffline = remote.declaration.offline?.pages.includes(page) ?? false;
  if (isOnline || isReached || worksOffline || isPageReady(remote, page))
    return <LoadedPage remote={remote} page={page} />;
  return <NeedsNetwork onReached={reach} />;
}

/** The loading or failed state, or the page itself. */
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
      return <PagePlaceholder />;
  }
}
