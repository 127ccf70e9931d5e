import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { Button, Group, Modal, Text } from '@portal/platform/ui';

interface ReplaceUserProps {
  onSwitch: () => void;
  onStay: () => void;
}

/** Asks before a sign-in that did not start in this tab takes the place of who is signed in. */
export function ReplaceUser({ onSwitch, onStay }: ReplaceUserProps) {
  const { t } = useWords();
  const name = useUser()?.Login ?? '';
  return (
    <Modal
      opened
      onClose={onStay}
      title={t('replace_user.title')}
      centered
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Text>{t('replace_user.text', { name })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onSwitch}>
          {t('replace_user.switch')}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('replace_user.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
