import { useCallback } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { endSession } from './end-session.ts';
import { goToSignIn } from './sign-in-link.ts';

/** Ends the session, then leaves for the sign-in page. */
export function useSignOut(): () => void {
  const { links } = useDeployment();
  return useCallback(() => {
    // Left for first, so that the next person does not come back to this one's page.
    void endSession(() => goToSignIn(links.sign_in, '/'));
  }, [links.sign_in]);
}
