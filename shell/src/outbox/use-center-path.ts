import type { Deployment } from '@portal/platform/remote';
import { useUser } from '@portal/platform/session';
import { useDeployment } from '../deployment/deployment-context.ts';

/** Returns the path of the page that lists the outbox; null if no remote has one for this user. */
export function useCenterPath(): string | null {
  const { remotes } = useDeployment();
  const rights = useUser()?.UserAccessSecurities ?? [];
  const routes = remotes.flatMap(centerRoutes);
  const open = routes.find(({ right }) => right === null || rights.includes(right));
  return open?.path ?? null;
}

const centerRoutes = ({ declaration: { routes, offline } }: Deployment['remotes'][number]) =>
  routes.filter(({ page, path }) => page === offline?.center && !path.includes('{'));
