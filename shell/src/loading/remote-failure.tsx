import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, FailedState, Page } from '@portal/platform/ui';
import { useServerAway } from './server-away.ts';
import { useRetryOnline } from './use-retry-online.ts';

interface RemoteFailureProps {
  errorId: string;
  onRetry: () => void;
}

/**
 * Stands where a remote's page should be. The rest of the portal goes on. Without a network, or while
 * the server is away, it says so, and tries again by itself once there is one.
 */
export function RemoteFailure({ errorId, onRetry }: RemoteFailureProps) {
  const { t } = useWords();
  const isServerAway = useServerAway(onRetry);
  const isOnline = useRetryOnline(onRetry);
  const reason = !isOnline ? 'offline' : isServerAway ? 'server_away' : 'text';
  return (
    <Page>
      <FailedState
        title={t('shell:remote_failed.title')}
        text={t(`shell:remote_failed.${reason}`, { errorId })}
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
