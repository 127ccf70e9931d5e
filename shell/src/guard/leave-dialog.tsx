import { useWords } from '@portal/platform/i18n';
import { Button, Group, Modal, Text } from '@portal/platform/ui';

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before unsaved work is left behind. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useWords();
  return (
    <Modal
      opened
      onClose={onStay}
      title={t('leave.title')}
      centered
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Text>{t('leave.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onLeave}>
          {t('leave.leave')}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('leave.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
