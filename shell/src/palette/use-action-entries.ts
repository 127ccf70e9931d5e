import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { useColorScheme } from '@portal/platform/ui';
import { useDeployment } from '../deployment/deployment-context.ts';
import { showOverlay } from '../shortcuts/overlay.ts';
import { storeLanguage } from '../words/language.ts';
import { readLanguages } from '../words/language-list.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** What can be done from every page. */
export function useActionEntries(): readonly PaletteEntry[] {
  const { t, locale: present } = useWords();
  const navigate = useNavigate();
  const user = useUser();
  const { choice, choose } = useColorScheme();
  const { features } = useDeployment();
  const { data: languages = [] } = useQuery({
    queryKey: ['languages'],
    queryFn: readLanguages,
    enabled: features.language_option === true,
  });

  const action = (name: string, run: () => void): PaletteEntry => ({
    id: name,
    section: 'actions',
    name: t(`palette.action.${name}`),
    run,
  });
  const schemes = (['light', 'dark', 'system'] as const)
    .filter((scheme) => scheme !== choice)
    .map((scheme) => action(scheme, () => choose(scheme)));
  const choices = languages
    .filter(({ locale }) => locale !== present)
    .map(({ locale, name }) => ({
      ...action(locale, () => void storeLanguage(locale)),
      name: t('palette.action.language', { name }),
      place: locale,
      whenSearched: true,
    }));
  // The routes ask before unsaved work is left.
  const session = user
    ? action('sign_out', () => navigate('/logout'))
    : action('sign_in', () => navigate('/login'));
  return [...schemes, action('shortcuts', () => showOverlay('help')), session, ...choices];
}
