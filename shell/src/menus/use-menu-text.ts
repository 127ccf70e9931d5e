import { useWords } from '@portal/platform/i18n';
import { useCallback } from 'react';

/** What may be a key: a text with a space, a colon or braces in it is shown as it is. */
const keyLike = /^[\w-]+(\.[\w-]+)+$/;

/** Names in menus are keys of the shell's words, or texts as they are. */
export function useMenuText(): (name: string) => string {
  const { t } = useWords();
  return useCallback((name) => (keyLike.test(name) ? t(name) : name), [t]);
}
