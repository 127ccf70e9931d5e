import { keepsWork } from '@portal/platform/offline/manage';
import { useNavigate } from '@portal/platform/routing';
import { useEffect, useState } from 'react';
import { useSignOut } from '../../guard/use-sign-out.ts';
import { PageOnItsWay } from '../../loading/page-on-its-way.tsx';
import { OutboxPart } from '../../outbox/outbox-part.tsx';

/** Ends the session and leaves for the sign-in page. Where work waits to be sent, it asks first. */
export function LogoutPage() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [asks] = useState(keepsWork);
  useEffect(() => {
    if (!asks) signOut();
  }, [asks, signOut]);
  // The router counts the pages of this tab.
  const stay = () => (history.state?.idx > 0 ? navigate(-1) : navigate('/', { replace: true }));
  return (
    <>
      <PageOnItsWay />
      {asks && <OutboxPart onLeave={signOut} onStay={stay} />}
    </>
  );
}
