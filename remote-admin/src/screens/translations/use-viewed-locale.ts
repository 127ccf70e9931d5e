import type { Locale } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';

/** A locale of the list; without an id while the list is loading. */
type ViewedLocale = Pick<Locale, 'locale' | 'name'> & { readonly id?: number };

/**
 * Returns the locale whose texts are shown: the one in the address, else the portal's own. While
 * the list of locales is loading, its code serves as its name. Choosing another one leads to its
 * first page.
 *
 * @param locales undefined while loading
 */
export function useViewedLocale(locales: readonly Locale[] | undefined) {
  const { locale: spoken } = useWords();
  const [params, setParams] = useSearchParams();
  const named = params.get('locale');
  const find = (name: string | null) => locales?.find(({ locale }) => locale === name);
  const choose = (name: string) =>
    setParams((present) => {
      const next = new URLSearchParams(present);
      next.set('locale', name);
      next.delete('page');
      return next;
    });
  const code = named ?? spoken;
  const expected = locales ? locales[0] : { locale: code, name: code };
  const locale: ViewedLocale | undefined = find(named) ?? find(spoken) ?? expected;
  return { locale, choose };
}
