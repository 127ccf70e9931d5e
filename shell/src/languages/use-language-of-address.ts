import { bus, notified } from '@portal/platform/bus';
import { translate } from '@portal/platform/i18n';
import { useLocation, useNavigate } from '@portal/platform/routing';
import { useEffect } from 'react';
import { codeIn, withoutSignIn } from '../links/sign-in-address.ts';
import { storeLanguage } from '../words/language.ts';

/**
 * A language in the address is loaded and kept once, and leaves the address. One that cannot be had
 * is told, and the present one stays.
 *
 * @returns whether it is on its way: what follows, the sign-in page too, is to speak it
 */
export function useLanguageOfAddress(): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const language = codeIn(search) === null ? new URLSearchParams(search).get('lang') : null;
  useEffect(() => {
    if (language === null) return;
    let isHere = true;
    void storeLanguage(language).then((loaded) => {
      if (!isHere) return;
      if (!loaded)
        bus.emit(notified, { tone: 'error', text: translate('shell:words.not_reloaded') });
      navigate(withoutSignIn({ pathname, search, hash }), { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [language, pathname, search, hash, navigate]);
  return language !== null;
}
