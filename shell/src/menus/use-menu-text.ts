import { useWords } from '@portal/platform/i18n';
import { useCallback } from 'react';

/** Possible keys: names with a space, a colon or braces are already texts. */
const keyLike = /^[\w-]+(\.[\w-]+)+$/;

/** Returns a function that resolves names in menus: keys of the shell's texts, or plain texts. */
export function useMenuText(): (name: string) => string {
  const { t } = useWords();
  return useCallback((name) => (keyLike.test(name) ? t(name) : name), [t]);
}
