import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button } from '@portal/platform/ui';
import { dashboardPath } from '../paths.ts';

/** The link to the dashboard in an empty list of templates or favorites. */
export function OpenDashboard() {
  const { t } = useWords();
  return (
    <Button component={Link} to={dashboardPath}>
      {t('share.open_dashboard')}
    </Button>
  );
}
