import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, EmptyState, IconSearch, Page, PageHeader } from '@portal/platform/ui';

/** What is shown for a path that nobody owns. */
export function NotFoundPage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('not_found.title')} />
      <EmptyState
        icon={IconSearch}
        title={t('not_found.text')}
        action={
          <Button component={Link} to="/">
            {t('not_found.home')}
          </Button>
        }
      />
    </Page>
  );
}
