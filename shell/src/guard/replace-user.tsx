import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { Button, Group, Modal, Text } from '@portal/platform/ui';

interface ReplaceUserProps {
  onSwitch: () => void;
  onStay: () => void;
}

/** Asks before a sign-in that did not start in this tab signs somebody in, above all over another. */
export function ReplaceUser({ onSwitch, onStay }: ReplaceUserProps) {
  const { t } = useWords();
  const name = useUser()?.Login;
  const words = name === undefined ? 'foreign_sign_in' : 'replace_user';
  return (
    <Modal
      opened
      onClose={onStay}
      title={t(`${words}.title`)}
      centered
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Text>{t(`${words}.text`, { name: name ?? '' })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onSwitch}>
          {t(`${words}.switch`)}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t(`${words}.stay`)}
        </Button>
      </Group>
    </Modal>
  );
}
