import { isAnythingDirty } from '@portal/platform/guarding/manage';
import { useWords } from '@portal/platform/i18n';
import { useBlocker } from '@portal/platform/routing/manage';
import { Button, Group, Modal, Text } from '@portal/platform/ui';

/** Asks before a navigation leaves unsaved work behind. */
export function LeaveGuard() {
  const { t } = useWords();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isAnythingDirty(),
  );
  if (blocker.state !== 'blocked') return null;
  const { proceed, reset } = blocker;
  return (
    <Modal
      opened
      onClose={reset}
      title={t('leave.title')}
      centered
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Text>{t('leave.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={proceed}>
          {t('leave.leave')}
        </Button>
        <Button onClick={reset} data-autofocus>
          {t('leave.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
