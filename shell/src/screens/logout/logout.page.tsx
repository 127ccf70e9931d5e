import { useEffect } from 'react';
import { useSignOut } from '../../guard/use-sign-out.ts';
import { PageOnItsWay } from '../../loading/page-on-its-way.tsx';

/** Ends the session and leaves for the sign-in page. */
export function LogoutPage() {
  const signOut = useSignOut();
  useEffect(signOut, [signOut]);
  return <PageOnItsWay />;
}
