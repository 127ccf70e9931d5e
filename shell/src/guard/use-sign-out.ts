import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { resetSession } from '@portal/platform/session/manage';
import { useCallback } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { goToSignIn } from './sign-in-link.ts';

const call = callsOf<typeof portalCalls>();

/** Ends the session on the server and here, then leaves for the sign-in page. */
export function useSignOut(): () => void {
  const { links } = useDeployment();
  return useCallback(() => {
    // Whatever the server says, the token of this browser is destroyed.
    void call('POST authorization/logout', { background: true })
      .catch(() => undefined)
      .finally(() => {
        // Asked first, so that the next person does not come back to this one's page.
        goToSignIn(links.sign_in, '/');
        resetSession();
      });
  }, [links.sign_in]);
}
