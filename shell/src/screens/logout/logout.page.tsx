import { keepsWork } from '@portal/platform/offline/manage';
import { useNavigate } from '@portal/platform/routing';
import { useEffect, useState } from 'react';
import { useSignOut } from '../../guard/use-sign-out.ts';
import { PagePlaceholder } from '../../loading/page-placeholder.tsx';
import { OutboxPart } from '../../outbox/outbox-part.tsx';

/** Ends the session and leaves for the sign-in page. Asks first if the outbox has entries. */
export function LogoutPage() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [asks] = useState(keepsWork);
  useEffect(() => {
    if (!asks) signOut();
  }, [asks, signOut]);
  // `idx` is the router's count of the pages in this tab.
  const stay = () => (history.state?.idx > 0 ? navigate(-1) : navigate('/', { replace: true }));
  return (
    <>
      <PagePlaceholder />
      {asks && <OutboxPart onLeave={signOut} onStay={stay} />}
    </>
  );
}
