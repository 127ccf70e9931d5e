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
    // Leaves first, so that the next user does not return to this user's page.
    void endSession(() => {
      // Offline, there is no sign-in page: the home page says so and leads there later.
      if (bus.current(connectivityChanged) === false) navigate('/');
      else goToSignIn(links.sign_in, '/');
    });
  }, [links.sign_in, navigate]);
}
