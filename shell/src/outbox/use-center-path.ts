import type { Deployment } from '@portal/platform/remote';
import { useUser } from '@portal/platform/session';
import { useDeployment } from '../deployment/deployment-context.ts';

/** Address of the page that lists what waits to be sent; null where no remote has one for this person. */
export function useCenterPath(): string | null {
  const { remotes } = useDeployment();
  const rights = useUser()?.UserAccessSecurities ?? [];
  const routes = remotes.flatMap(centerRoutes);
  const open = routes.find(({ right }) => right === null || rights.includes(right));
  return open?.path ?? null;
}

/** As declarations have it from contract 1.15 on. */
interface OfflineDeclaration {
  readonly offline?: { readonly center?: string };
}

function centerRoutes({ declaration }: Deployment['remotes'][number]) {
  const center = (declaration as OfflineDeclaration).offline?.center;
  return declaration.routes.filter(({ page, path }) => page === center && !path.includes('{'));
}
