import type { Unit } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Modal } from '@portal/platform/ui';
import { CloneForm } from './clone.form.tsx';

interface CloneDialogProps {
  readonly unit: Unit;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for the number of clones of a unit, and for their unit numbers. */
export function CloneDialog({ unit, opened, onClose }: CloneDialogProps) {
  const { t } = useWords();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('unit.clone.title', { number: unit.unit_number })}
      closeButtonProps={{ 'aria-label': t('shell:form.close') }}
    >
      <CloneForm unitId={unit.unit_id} onDone={onClose} />
    </Modal>
  );
}
