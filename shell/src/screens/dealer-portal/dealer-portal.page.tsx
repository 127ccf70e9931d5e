import { useNavigate } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { useEffect } from 'react';
import { useDeployment } from '../../deployment/deployment-context.ts';
import { followLink } from '../../links/follow-link.ts';
import { PagePlaceholder } from '../../loading/page-placeholder.tsx';

const staff: readonly string[] = ['GYR', 'SSC'];

/**
 * Leaves for the portal of the user's own group; internal staff go to the dealers' portal. Replaces
 * this address with the reports home, so that going back does not leave again.
 */
export function DealerPortalPage() {
  const { home } = useDeployment().links;
  const group = useUser()?.Group ?? '';
  const navigate = useNavigate();
  const url = home[staff.includes(group) ? 'DLR' : group];
  useEffect(() => {
    navigate('/', { replace: true });
    if (url) void followLink({ url });
  }, [navigate, url]);
  return <PagePlaceholder />;
}
