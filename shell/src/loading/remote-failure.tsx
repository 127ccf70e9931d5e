import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, FailedState, Page } from '@portal/platform/ui';

interface RemoteFailureProps {
  errorId: string;
  onRetry: () => void;
}

/** Stands where a remote's page should be. The rest of the portal goes on. */
export function RemoteFailure({ errorId, onRetry }: RemoteFailureProps) {
  const { t } = useWords();
  return (
    <Page>
      <FailedState
        title={t('shell:remote_failed.title')}
        text={t('shell:remote_failed.text', { errorId })}
        onRetry={onRetry}
        actions={
          <Button component={Link} to="/" variant="default">
            {t('shell:remote_failed.home')}
          </Button>
        }
      />
    </Page>
  );
}
