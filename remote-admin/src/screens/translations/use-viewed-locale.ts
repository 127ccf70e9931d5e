import type { Locale } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';

/** A locale of the list; without an id as long as the list is on its way. */
type ViewedLocale = Pick<Locale, 'locale' | 'name'> & { readonly id?: number };

/**
 * The locale whose words are shown: the one that the address names, else the one that the portal is
 * shown in. It goes by its code until the list of locales has come. Another one leads to its first
 * page.
 *
 * @param locales undefined as long as they are on their way
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
