import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, EmptyState, IconPlugConnectedX, Page } from '@portal/platform/ui';
import { useServerAway } from './server-away.ts';

/**
 * Stands where a page should be that does not work without a network. The page opens by itself once the
 * portal's server answers, whatever the browser says of the network.
 */
export function NeedsNetwork({ onReached }: { onReached: () => void }) {
  const { t } = useWords();
  useServerAway(onReached, true);
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
