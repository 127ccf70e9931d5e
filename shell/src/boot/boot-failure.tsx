import { useWords } from '@portal/platform/i18n';
import { ShellRoot } from '@portal/platform/mounting';
import { Button, Center, EmptyState, PortalProvider } from '@portal/platform/ui';

function Message({ messageKey }: { messageKey: string }) {
  const { t } = useWords();
  return (
    <Center component="main" mih="100vh" p="lg">
      <EmptyState
        title={t(messageKey)}
        action={<Button onClick={() => location.reload()}>{t('boot.retry')}</Button>}
      />
    </Center>
  );
}

/** Why the portal did not start. It is shown in place of everything else. */
export const BootFailure = ({ messageKey }: { messageKey: string }) => (
  <PortalProvider>
    <ShellRoot>
      <Message messageKey={messageKey} />
    </ShellRoot>
  </PortalProvider>
);
