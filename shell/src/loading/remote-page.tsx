import { useWords } from '@portal/platform/i18n';
import { RemoteRoot } from '@portal/platform/mounting';
import type { DeployedRemote } from '@portal/platform/remote';
import { Page, PanelSkeleton, Text } from '@portal/platform/ui';
import { RemoteFailure } from './remote-failure.tsx';
import { usePage } from './use-page.ts';

interface RemotePageProps {
  remote: DeployedRemote;
  page: string;
}

/** One page of a remote: its loading, its failure and, when all went well, the page itself. */
export function RemotePage({ remote, page }: RemotePageProps) {
  const { t } = useWords();
  const { state, retry } = usePage(remote, page);

  if (state.kind === 'failed') return <RemoteFailure errorId={state.errorId} onRetry={retry} />;
  if (state.kind === 'loading')
    return (
      <Page>
        <PanelSkeleton />
        {state.slow && <Text role="status">{t('loading.slow')}</Text>}
      </Page>
    );
  return (
    <RemoteRoot
      namespace={remote.name}
      fallback={({ errorId, reset }) => <RemoteFailure errorId={errorId} onRetry={reset} />}
    >
      <state.Page />
    </RemoteRoot>
  );
}
