import { useWords } from '@portal/platform/i18n';
import type { User } from '@portal/platform/session';
import { Modal } from '@portal/platform/ui';
import { PreferencesForm } from './preferences.form.tsx';

interface PreferencesDialogProps {
  user: User;
  opened: boolean;
  onClose: () => void;
}

/** Dialog for the user's preferences: figures and appearance. */
export function PreferencesDialog({ user, opened, onClose }: PreferencesDialogProps) {
  const { t } = useWords();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('header.preferences')}
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <PreferencesForm user={user} onDone={onClose} />
    </Modal>
  );
}
