import { connectivityChanged, useBusState } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, FailedState, Page } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';

interface RemoteFailureProps {
  errorId: string;
  onRetry: () => void;
}

/**
 * Stands where a remote's page should be. The rest of the portal goes on. Without a network it says
 * so, and tries again by itself once there is one.
 */
export function RemoteFailure({ errorId, onRetry }: RemoteFailureProps) {
  const { t } = useWords();
  const isOnline = useBusState(connectivityChanged) ?? true;
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current) onRetry();
    wasOffline.current = !isOnline;
  }, [isOnline, onRetry]);
  return (
    <Page>
      <FailedState
        title={t('shell:remote_failed.title')}
        text={t(isOnline ? 'shell:remote_failed.text' : 'shell:remote_failed.offline', { errorId })}
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
