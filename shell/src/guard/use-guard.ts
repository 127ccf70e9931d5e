import { bus, popupRequested } from '@portal/platform/bus';
import { useLocation, useNavigate } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { resetSession } from '@portal/platform/session/manage';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { openPopup } from '../frame/popup-queue.ts';
import { storeLanguage } from '../words/language.ts';
import { checkOnServer } from './check-on-server.ts';
import { nextStep, withoutSignIn } from './guard-rules.ts';
import type { GuardState } from './guard-state.ts';
import { goToSignIn, isExpectedState } from './sign-in-link.ts';
import { signInWithCode } from './sign-in-with-code.ts';

const checking: GuardState = { kind: 'checking' };
const shown: GuardState = { kind: 'shown' };
const refused: GuardState = { kind: 'refused' };

interface Guard {
  state: GuardState;
  /** Signs in with a code that nobody here asked for, after the person agreed. */
  acceptCode: (code: string) => void;
  /** Drops such a code and stays with the present user. */
  declineCode: () => void;
}

/** Guards the address on screen. `right` and `isPublic` are those of its route. */
export function useGuard(right: string | null, isPublic: boolean): Guard {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const user = useUser();
  const { links } = useDeployment();
  const [state, setState] = useState<GuardState>(checking);
  const bare = withoutSignIn(pathname, search);

  const signIn = useCallback(() => goToSignIn(links.sign_in, bare), [links.sign_in, bare]);

  const fail = useCallback(() => {
    resetSession();
    if (openPopup() === null) signIn();
  }, [signIn]);

  // A code counts once, and the user that it brings changes before the address does.
  const exchanged = useRef<string>(null);

  const exchange = useCallback(
    async (code: string) => {
      if (exchanged.current === code) return;
      exchanged.current = code;
      const outcome = await signInWithCode(code);
      if (outcome === 'signed_in') navigate(bare, { replace: true });
      else setState({ kind: 'sign_in_failed', outcome });
    },
    [bare, navigate],
  );

  useEffect(() => {
    const language = new URLSearchParams(search).get('lang');
    if (language) void storeLanguage(language);
  }, [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each navigation, also to the same address
  useEffect(() => {
    let current = true;
    const step = nextStep({ search, isPublic, right, user });
    switch (step.kind) {
      case 'exchange_code':
        if (exchanged.current === step.code) break;
        if (user && !isExpectedState(step.state)) setState({ kind: 'asking', code: step.code });
        else exchange(step.code).catch(fail);
        break;
      case 'sign_in':
        setState(checking);
        // A session that just ended has its popup on screen; closing it leads to the sign-in page.
        if (openPopup() === null) signIn();
        break;
      case 'refuse_portal':
        setState(refused);
        bus.emit(popupRequested, { kind: 'no_portal_permission' });
        break;
      case 'refuse_page':
        setState(refused);
        bus.emit(popupRequested, { kind: 'no_permission' });
        break;
      case 'check_page':
        setState(shown);
        checkOnServer(pathname).then((allowed) => {
          if (current && !allowed) setState(refused);
        }, fail);
        break;
      case 'show':
        setState(shown);
    }
    return () => {
      current = false;
    };
  }, [pathname, search, key, user, right, isPublic]);

  return {
    state,
    acceptCode: (code) => void exchange(code).catch(fail),
    declineCode: () => navigate(bare, { replace: true }),
  };
}
