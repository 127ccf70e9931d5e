import { bus, notified } from '@portal/platform/bus';
import { translate } from '@portal/platform/i18n';
import { useLocation, useNavigate } from '@portal/platform/routing';
import { useEffect } from 'react';
import { codeIn, withoutSignIn } from '../links/sign-in-address.ts';
import { storeLanguage } from '../words/language.ts';

/**
 * Loads and stores the language named by the address, once, and removes it from the address. If it
 * cannot be loaded, a notice says so and the current language stays.
 *
 * @returns whether it is loading: what follows, including the sign-in page, has to use it
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
