import type { Locale } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';

/**
 * The locale whose words are shown: the one that the address names, else the one that the portal is
 * shown in. Another one leads to its first page.
 */
export function useViewedLocale(locales: readonly Locale[]) {
  const { locale: spoken } = useWords();
  const [params, setParams] = useSearchParams();
  const find = (name: string | null) => locales.find(({ locale }) => locale === name);
  const choose = (name: string) =>
    setParams((present) => {
      const next = new URLSearchParams(present);
      next.set('locale', name);
      next.delete('page');
      return next;
    });
  return { locale: find(params.get('locale')) ?? find(spoken) ?? locales[0], choose };
}
