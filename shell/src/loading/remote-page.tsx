import type { DeployedRemote } from '@portal/platform/remote';
import { MountedPage } from './mounted-page.tsx';
import { PageOnItsWay } from './page-on-its-way.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { usePage } from './use-page.ts';

interface RemotePageProps {
  remote: DeployedRemote;
  page: string;
}

/** One page of a remote: its loading, its failure and, when all went well, the page itself. */
export function RemotePage({ remote, page }: RemotePageProps) {
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
