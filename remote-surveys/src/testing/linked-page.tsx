import { Link, useLocation } from '@portal/platform/routing';
import type { ReactNode } from 'react';

interface LinkedPageProps {
  /** The address of the page. */
  readonly to: string;
  /** Router state of the link. */
  readonly state: object;
  readonly children: ReactNode;
}

/** A page opened by a link. In place of pages it links to, their router state is shown. */
export function LinkedPage({ to, state: said, children }: LinkedPageProps) {
  const { pathname, state } = useLocation();
  if (pathname === '/before')
    return (
      <Link to={to} state={said}>
        Lead on
      </Link>
    );
  return pathname === to.split('?')[0] ? children : <output>{JSON.stringify(state)}</output>;
}
