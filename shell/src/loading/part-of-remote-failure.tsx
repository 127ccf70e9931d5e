import { useWords } from '@portal/platform/i18n';
import { EmptyState, FailedState, IconPlugConnectedX } from '@portal/platform/ui';
import { useRetryOnline } from './use-retry-online.ts';

/**
 * Stands where a part should be that a remote puts on a page of the shell's. Without a network it says
 * that the part needs one, which then opens by itself.
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
