import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, EmptyState, IconPlugConnectedX, Page } from '@portal/platform/ui';
import { useServerDown } from './use-server-down.ts';

/**
 * Replaces a page that does not work offline. The page opens by itself once the portal's server
 * answers, regardless of the network state that the browser reports.
 */
export function NeedsNetwork({ onReached }: { onReached: () => void }) {
  const { t } = useWords();
  useServerDown(onReached, true);
  return (
    <Page>
      <EmptyState
        isPage
        icon={IconPlugConnectedX}
        title={t('shell:remote_failed.needs_network')}
        text={t('shell:remote_failed.offline')}
        action={
          <Button component={Link} to="/" variant="default">
            {t('shell:remote_failed.home')}
          </Button>
        }
      />
    </Page>
  );
}
