import type { RemovedTire } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { WriteDialog } from '../../operation/write-dialog.tsx';
import { usePutBack } from './use-put-back.ts';

interface PutBackDialogProps {
  readonly tire: RemovedTire;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Deletes a removal, after confirming the position that the tire returns to. */
export function PutBackDialog({ tire, opened, onClose, onDeleted }: PutBackDialogProps) {
  const { t } = useWords();
  const putting = usePutBack(() => {
    onClose();
    onDeleted();
  });
  const { unit_number: number, position } = tire;
  return (
    <WriteDialog
      opened={opened}
      title={t('removed_tire.delete.title', { date: formatDate(tire.removed_on) })}
      text={t('removed_tire.delete.text', { number, position })}
      confirm={t('removed_tire.delete.confirm', { position })}
      writing={putting}
      onClose={onClose}
      onConfirm={() => putting.mutate(tire)}
    />
  );
}
