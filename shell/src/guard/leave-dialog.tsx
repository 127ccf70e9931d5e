import { discardWork } from '@portal/platform/guarding/manage';
import { useWords } from '@portal/platform/i18n';
import { Button, Group, Text } from '@portal/platform/ui';
import { Dialog } from '../kit/dialog.tsx';

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before unsaved work is lost. Leaving without saving discards it. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useWords();
  const leave = () => {
    discardWork();
    onLeave();
  };
  return (
    <Dialog
      opened
      onClose={onStay}
      title={t('leave.title')}
      centered
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Text>{t('leave.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={leave}>
          {t('leave.leave')}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('leave.stay')}
        </Button>
      </Group>
    </Dialog>
  );
}
