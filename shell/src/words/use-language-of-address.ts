import { useLocation, useNavigate } from '@portal/platform/routing';
import { useEffect } from 'react';
import { codeIn, withoutSignIn } from '../guard/sign-in-address.ts';
import { storeLanguage } from './language.ts';

/** A language in the address is loaded and kept once, and leaves the address. */
export function useLanguageOfAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const language = codeIn(search) === null ? new URLSearchParams(search).get('lang') : null;
  useEffect(() => {
    if (language === null) return;
    void storeLanguage(language);
    navigate(withoutSignIn(pathname, search), { replace: true });
  }, [language, pathname, search, navigate]);
}
