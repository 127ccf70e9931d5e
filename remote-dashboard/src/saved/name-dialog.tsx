import { useWords } from '@portal/platform/i18n';
import { Modal } from '@portal/platform/ui';
import { NameForm, type NameFormProps } from './name-form.tsx';

interface NameDialogProps extends NameFormProps {
  readonly opened: boolean;
  readonly title: string;
}

/** A dialog that asks for a name. */
export function NameDialog({ opened, title, ...form }: NameDialogProps) {
  const { t } = useWords();
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('saved.close') }}
    >
      <NameForm {...form} />
    </Modal>
  );
}
