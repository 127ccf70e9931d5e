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
  const { choose } = useColorScheme();
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
  const schemes = (['light', 'dark', 'system'] as const).map((scheme) =>
    action(scheme, () => choose(scheme)),
  );
  const named = (id: string, name: string, run: () => void) => ({ ...action(id, run), name });
  const dialogs = [
    ...(user
      ? [named('preferences', t('header.preferences'), () => showOverlay('preferences'))]
      : []),
    ...(features.language_option
      ? [named('languages', t('header.language'), () => showOverlay('languages'))]
      : []),
  ];
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
  return [
    ...dialogs,
    ...schemes,
    action('shortcuts', () => showOverlay('help')),
    session,
    ...choices,
  ];
}
