import { useLocation, useNavigate } from '@portal/platform/routing';
import { isSignedIn } from '@portal/platform/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { storeLanguage } from '../words/language.ts';
import { ReplaceUser } from './replace-user.tsx';
import { withoutSignIn } from './sign-in-address.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { isExpectedState, longReturnPath } from './sign-in-link.ts';
import { type SignInOutcome, signInWithCode } from './sign-in-with-code.ts';

type Stage = 'exchanging' | 'asking' | Exclude<SignInOutcome, 'signed_in'>;

/**
 * Stands in for every page while the address holds a sign-in code: exchanges it, then goes on to
 * the address without it. A code that nobody here asked for never replaces somebody unasked, and
 * one that claims to have been asked for here, but was not, signs nobody in unasked. A code without
 * a state comes from a link of another of the provider's sites.
 */
export function CodeExchange({ code }: { code: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>('exchanging');
  const begun = useRef(false);
  const leave = useCallback(
    () => navigate(longReturnPath() ?? withoutSignIn(pathname, search), { replace: true }),
    [navigate, pathname, search],
  );

  const exchange = useCallback(async () => {
    const language = new URLSearchParams(search).get('lang');
    const [outcome] = await Promise.all([
      signInWithCode(code),
      language ? storeLanguage(language) : null,
    ]);
    if (outcome === 'signed_in') {
      leave();
      return;
    }
    setStage(outcome);
    // The used code leaves the address; the router is not told, so that the message stays.
    history.replaceState(history.state, '', withoutSignIn(pathname, search));
  }, [code, pathname, search, leave]);

  useEffect(() => {
    // A code counts once: whatever renders again must not ask again.
    if (begun.current) return;
    begun.current = true;
    const state = new URLSearchParams(search).get('state');
    const isPlanted = !isExpectedState(state) && (isSignedIn() || state !== null);
    if (isPlanted) setStage('asking');
    else void exchange();
  }, [search, exchange]);

  if (stage === 'exchanging') return null;
  if (stage === 'asking') {
    const replace = () => {
      setStage('exchanging');
      void exchange();
    };
    return <ReplaceUser onSwitch={replace} onStay={leave} />;
  }
  return <SignInFailed outcome={stage} returnPath={withoutSignIn(pathname, search)} />;
}
