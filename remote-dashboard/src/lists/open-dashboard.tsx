import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button } from '@portal/platform/ui';
import { dashboardPath } from '../paths.ts';

/** The next step of somebody who keeps nothing yet. */
export function OpenDashboard() {
  const { t } = useWords();
  return (
    <Button component={Link} to={dashboardPath}>
      {t('share.open_dashboard')}
    </Button>
  );
}
