import type { DeployedRemote } from '@portal/platform/remote';
import { useUser } from '@portal/platform/session';
import { useDeployment } from '../deployment/deployment-context.ts';
import { MountedPage } from '../loading/mounted-page.tsx';
import { usePage } from '../loading/use-page.ts';

/**
 * Runs the search components of the remotes while the user searches. One that cannot be loaded
 * finds nothing.
 */
export function Finders() {
  const { remotes } = useDeployment();
  const held = useUser()?.UserAccessSecurities ?? [];
  return remotes.map((remote) => {
    const { finder } = remote.declaration;
    if (!finder || (finder.right !== null && !held.includes(finder.right))) return null;
    return <Finder key={remote.name} remote={remote} page={finder.page} />;
  });
}

function Finder({ remote, page }: { remote: DeployedRemote; page: string }) {
  const { state, load } = usePage(remote, page);
  if (state.at !== 'mount' && state.at !== 'mounted') return null;
  return (
    <div hidden>
      <MountedPage
        key={`${state.round} ${state.build} ${state.attempt}`}
        Page={state.Page}
        load={load}
      />
    </div>
  );
}
