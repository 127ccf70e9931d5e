import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, IconReportAnalytics, IconStar, IconTemplate } from '@portal/platform/ui';
import { dashboardPath, favoritesPath, templatesPath } from '../paths.ts';
import type { SavedKind } from '../saved/save-problem.ts';

const places = [
  { kind: 'dashboard', title: 'page.title', to: dashboardPath, Mark: IconReportAnalytics },
  { kind: 'templates', title: 'templates.title', to: templatesPath, Mark: IconTemplate },
  { kind: 'favorites', title: 'favorites.title', to: favoritesPath, Mark: IconStar },
] as const;

/**
 * Links to the dashboard and to the lists of templates and favorites, except to the page in view.
 */
export function ListLinks({ besides }: { readonly besides: SavedKind | undefined }) {
  const { t } = useWords();
  const inView = besides ?? 'dashboard';
  return places
    .filter(({ kind }) => kind !== inView)
    .map(({ kind, title, to, Mark }) => (
      <Button
        key={kind}
        component={Link}
        to={to}
        size="xs"
        variant="subtle"
        leftSection={<Mark size={16} aria-hidden />}
      >
        {t(title)}
      </Button>
    ));
}
