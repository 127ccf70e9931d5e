import { isMarked } from '@portal/platform/offline/manage';
import { useNavigate } from '@portal/platform/routing';
import { useEffect, useState } from 'react';
import { useSignOut } from '../../guard/use-sign-out.ts';
import { PageOnItsWay } from '../../loading/page-on-its-way.tsx';
import { UnsentWork } from '../../outbox/unsent-work.tsx';

/** Ends the session and leaves for the sign-in page. Where work waits to be sent, it asks first. */
export function LogoutPage() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [asks] = useState(() => isMarked('entries'));
  useEffect(() => {
    if (!asks) signOut();
  }, [asks, signOut]);
  return (
    <>
      <PageOnItsWay />
      {asks && <UnsentWork onLeave={signOut} onStay={() => navigate('/', { replace: true })} />}
    </>
  );
}
