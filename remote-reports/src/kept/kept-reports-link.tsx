import { useWords } from '@portal/platform/i18n';
import { Link, useSearchParams } from '@portal/platform/routing';
import { Button, IconListDetails } from '@portal/platform/ui';
import { keptListAt } from './kept-address.ts';

/** Leads to the kept reports of this kind. */
export function KeptReportsLink() {
  const { t } = useWords();
  const [params] = useSearchParams();
  return (
    <Button
      component={Link}
      to={keptListAt(params)}
      variant="subtle"
      leftSection={<IconListDetails size={16} aria-hidden />}
    >
      {t('kept.title')}
    </Button>
  );
}
