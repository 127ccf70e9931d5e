import { Link } from '@portal/platform/routing';
import { Button } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { useOfflineReason } from '../device/network/use-offline.ts';

interface OnlineLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/**
 * A link to a page that needs a network; without one it is disabled, with the reason as its
 * tooltip.
 */
export function OnlineLink({ to, children }: OnlineLinkProps) {
  const reason = useOfflineReason();
  return reason === undefined ? (
    <Button component={Link} to={to} variant="default">
      {children}
    </Button>
  ) : (
    <Button variant="default" disabled title={reason}>
      {children}
    </Button>
  );
}
