import { Link } from '@portal/platform/routing';
import { Button } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { useAwayReason } from '../device/network/use-away.ts';

interface OnlineLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Leads to a page that takes a network; without one it says so. */
export function OnlineLink({ to, children }: OnlineLinkProps) {
  const reason = useAwayReason();
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
