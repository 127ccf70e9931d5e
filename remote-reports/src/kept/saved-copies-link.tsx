import { useWords } from '@portal/platform/i18n';
import { Link, useSearchParams } from '@portal/platform/routing';
import { Button, IconListDetails } from '@portal/platform/ui';
import { savedCopyListAt } from './saved-copy-address.ts';

/** Link to the saved copies of this kind of report. */
export function SavedCopiesLink() {
  const { t } = useWords();
  const [params] = useSearchParams();
  return (
    <Button
      component={Link}
      to={savedCopyListAt(params)}
      variant="subtle"
      leftSection={<IconListDetails size={16} aria-hidden />}
    >
      {t('kept.title')}
    </Button>
  );
}
