import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, FailedState, Page } from '@portal/platform/ui';
import { useRetryOnline } from './use-retry-online.ts';
import { useServerDown } from './use-server-down.ts';

interface RemoteFailureProps {
  errorId: string;
  onRetry: () => void;
}

/**
 * Replaces a failed page of a remote; the rest of the portal keeps working. Offline, or while the
 * server is away, it says so and retries by itself afterwards.
 */
export function RemoteFailure({ errorId, onRetry }: RemoteFailureProps) {
  const { t } = useWords();
  const isServerAway = useServerDown(onRetry);
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
