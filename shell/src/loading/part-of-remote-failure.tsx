import { useWords } from '@portal/platform/i18n';
import { EmptyState, FailedState, IconPlugConnectedX } from '@portal/platform/ui';
import { useRetryOnline } from './use-retry-online.ts';

/**
 * Replaces a failed part of a remote on a page of the shell. Offline, it says that the part needs a
 * network; the part then opens by itself.
 */
export function PartOfRemoteFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
  if (useRetryOnline(onRetry)) return <FailedState onRetry={onRetry} />;
  return (
    <EmptyState
      icon={IconPlugConnectedX}
      title={t('shell:remote_failed.part_needs_network')}
      text={t('shell:remote_failed.part_offline')}
    />
  );
}
