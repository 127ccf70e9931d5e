import { bus, connectivityChanged } from '@portal/platform/bus';
import { useNavigate } from '@portal/platform/routing';
import { useCallback } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { endSession } from './end-session.ts';
import { goToSignIn } from './sign-in-link.ts';

/** Ends the session, then leaves for the sign-in page. */
export function useSignOut(): () => void {
  const { links } = useDeployment();
  const navigate = useNavigate();
  return useCallback(() => {
    // Left for first, so that the next person does not come back to this one's page.
    void endSession(() => {
      // Without a network there is no sign-in page: the home says so, and leads there later.
      if (bus.current(connectivityChanged) === false) navigate('/');
      else goToSignIn(links.sign_in, '/');
    });
  }, [links.sign_in, navigate]);
}
