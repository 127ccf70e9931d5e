import type { CodeOwner } from '@portal/contract/portal';
import { useLocation, useNavigate } from '@portal/platform/routing';
import { currentUser, isSignedIn, useUser } from '@portal/platform/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onThisHost, withoutSignIn } from '../links/sign-in-address.ts';
import { tabUser } from '../session/tab-user.ts';
import { storeLanguage } from '../words/language.ts';
import { ownerOf } from './code-owner.ts';
import { ConfirmUser } from './confirm-user.tsx';
import { SignInFailed } from './sign-in-failed.tsx';
import { isExpectedState, longReturnPath } from './sign-in-link.ts';
import { type SignInFailure, signInWithCode } from './sign-in-with-code.ts';

type Stage = 'exchanging' | { readonly asking: CodeOwner } | { readonly failed: SignInFailure };

/**
 * Replaces every page while the address contains a sign-in code: exchanges it, then continues to
 * the address without it. A code that this tab did not ask for, as in a link of another of the
 * provider's sites, may have been planted: first, the user sees whom it signs in and confirms.
 */
export function CodeExchange({ code }: { code: string }) {
  const { pathname, search, hash } = useLocation();
  const address = withoutSignIn({ pathname, search, hash });
  const navigate = useNavigate();
  const login = useUser()?.Login;
  const [stage, setStage] = useState<Stage>('exchanging');
  const begun = useRef(false);
  const leave = useCallback(
    () => navigate(longReturnPath() ?? address, { replace: true }),
    [navigate, address],
  );
  /** The choices that the previous user made on the page are theirs alone and are dropped. */
  const leaveAsOther = useCallback(() => {
    longReturnPath();
    navigate(onThisHost(pathname), { replace: true });
  }, [navigate, pathname]);
  const fail = useCallback(
    (failed: SignInFailure) => {
      setStage({ failed });
      // Removes the used code from the address without the router, so that the message stays.
      history.replaceState(history.state, '', address);
    },
    [address],
  );

  const speak = useCallback(async () => {
    const language = new URLSearchParams(search).get('lang');
    if (language) await storeLanguage(language);
  }, [search]);

  const exchange = useCallback(
    async (isExpected: boolean) => {
      const before = tabUser();
      const [outcome] = await Promise.all([signInWithCode(code), speak()]);
      if (outcome !== 'signed_in') return fail(outcome);
      const isOther = before !== null && before !== currentUser()?.Login;
      if (isExpected && isOther) leaveAsOther();
      else leave();
    },
    [code, speak, leave, leaveAsOther, fail],
  );

  const ask = useCallback(async () => {
    try {
      const [owner] = await Promise.all([ownerOf(code), speak()]);
      if (owner && owner.login !== login) setStage({ asking: owner });
      // The link is for the current user, or its code is no longer usable.
      else if (isSignedIn()) leave();
      else fail('expired');
    } catch {
      fail('unreachable');
    }
  }, [code, login, speak, leave, fail]);

  useEffect(() => {
    // A code is valid once, so a rerender must not exchange it again.
    if (begun.current) return;
    begun.current = true;
    void (isExpectedState(new URLSearchParams(search).get('state')) ? exchange(true) : ask());
  }, [search, exchange, ask]);

  if (stage === 'exchanging') return null;
  if ('asking' in stage) {
    const go = () => {
      setStage('exchanging');
      void exchange(false);
    };
    return <ConfirmUser owner={stage.asking} onContinue={go} onStay={leave} />;
  }
  return <SignInFailed outcome={stage.failed} returnPath={address} />;
}
