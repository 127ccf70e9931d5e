import { Link, useLocation } from '@portal/platform/routing';
import type { ReactNode } from 'react';

interface LedHereProps {
  /** The address of the page. */
  readonly to: string;
  /** What the link says of where it stands. */
  readonly state: object;
  readonly children: ReactNode;
}

/** A page behind a link. Where its own links lead stands what these say. */
export function LedHere({ to, state: said, children }: LedHereProps) {
  const { pathname, state } = useLocation();
  if (pathname === '/before')
    return (
      <Link to={to} state={said}>
        Lead on
      </Link>
    );
  return pathname === to.split('?')[0] ? children : <output>{JSON.stringify(state)}</output>;
}
