import { useWords } from '@portal/platform/i18n';
import { ShellRoot } from '@portal/platform/mounting';
import { Button, Center, EmptyState, PortalProvider } from '@portal/platform/ui';
import type { DeploymentProblem } from '../deployment/deployment-failure.ts';

interface BootFailureProps {
  /** Problem with the deployment; null for another failure. */
  problem: DeploymentProblem | null;
  onRetry: () => void;
}

function Message({ problem, onRetry }: BootFailureProps) {
  const { t } = useWords();
  return (
    <Center component="main" mih="100vh" p="lg">
      <EmptyState
        isPage
        title={t(problem ? 'boot.no_deployment' : 'boot.failed')}
        {...(problem && { text: t(`boot.problem.${problem}`) })}
        action={<Button onClick={onRetry}>{t('boot.retry')}</Button>}
      />
    </Center>
  );
}

/** Explains why the portal did not start. Replaces everything else. */
export const BootFailure = (props: BootFailureProps) => (
  <PortalProvider>
    <ShellRoot>
      <Message {...props} />
    </ShellRoot>
  </PortalProvider>
);
