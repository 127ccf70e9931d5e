import type { DeployedRemote } from '@portal/platform/remote';
import { PanelSkeleton } from '@portal/platform/ui';
import { useDeployment } from '../../deployment/deployment-context.ts';
import { MountedPage } from '../../loading/mounted-page.tsx';
import { PartOfRemoteFailure } from '../../loading/part-of-remote-failure.tsx';
import { usePage } from '../../loading/use-page.ts';
import classes from './home-panels.module.css';
import { usePainted } from './use-painted.ts';

/**
 * Panels that the remotes declare for the reports home, beside their reports. Their files are
 * requested once the links above can be used.
 */
export function HomePanels({ held }: { held: readonly string[] }) {
  const { remotes } = useDeployment();
  const isPainted = usePainted();
  const declared = remotes
    .flatMap((remote) => (remote.declaration.home ?? []).map((panel) => ({ ...panel, remote })))
    .filter(({ right }) => right === null || held.includes(right))
    .sort((one, other) => one.order - other.order);
  return declared.map(({ remote, page }) => (
    <div key={`${remote.name} ${page}`} className={classes.panel}>
      {isPainted ? <HomePanel remote={remote} page={page} /> : <Coming />}
    </div>
  ));
}

/** A remote that is down or slow affects only its own panel. */
function HomePanel({ remote, page }: { remote: DeployedRemote; page: string }) {
  const { state, load } = usePage(remote, page);
  switch (state.at) {
    case 'failed':
      return <PartOfRemoteFailure onRetry={load.retry} />;
    case 'mount':
    case 'mounted': {
      const { round, build, attempt, Page } = state;
      return <MountedPage key={`${round} ${build} ${attempt}`} Page={Page} load={load} />;
    }
    default:
      return <Coming />;
  }
}

const Coming = () => (
  <div className={classes.coming}>
    <PanelSkeleton />
  </div>
);
