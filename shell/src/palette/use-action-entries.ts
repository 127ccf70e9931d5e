import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { useColorScheme } from '@portal/platform/ui';
import { useDeployment } from '../deployment/deployment-context.ts';
import { chooseLanguage } from '../languages/choose-language.ts';
import { showOverlay } from '../overlays/overlay.ts';
import { readLanguages } from '../words/language-list.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Returns the actions available on every page. */
export function useActionEntries(): readonly PaletteEntry[] {
  const { t, locale: present } = useWords();
  const navigate = useNavigate();
  const user = useUser();
  const { choose } = useColorScheme();
  const { features, shell } = useDeployment();
  const { data: languages = [] } = useQuery({
    queryKey: ['languages'],
    queryFn: () => readLanguages(),
    enabled: features.language_option === true,
  });

  const action = (id: string, run: () => void, name = t(`palette.action.${id}`)): PaletteEntry => ({
    id,
    section: 'actions',
    name,
    run,
  });
  const schemes = (['light', 'dark', 'system'] as const).map((scheme) =>
    action(scheme, () => choose(scheme)),
  );
  const dialogs = [
    ...(user
      ? [action('preferences', () => showOverlay('preferences'), t('header.preferences'))]
      : []),
    ...(features.language_option
      ? [action('languages', () => showOverlay('languages'), t('header.language'))]
      : []),
  ];
  const choices = languages
    .filter(({ locale }) => locale !== present)
    .map(({ locale, name }) => ({
      ...action(
        locale,
        () => void chooseLanguage(locale, shell.languages),
        t('palette.action.language', { name }),
      ),
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
