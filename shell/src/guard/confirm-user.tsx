import type { CodeOwner } from '@portal/contract/portal';
import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { Button, Group, Modal, Text } from '@portal/platform/ui';

interface ConfirmUserProps {
  /** Whom the sign-in would make of whoever sits here. */
  owner: CodeOwner;
  onContinue: () => void;
  onStay: () => void;
}

/** Asks before a sign-in that did not start in this tab signs somebody in, above all over another. */
export function ConfirmUser({ owner, onContinue, onStay }: ConfirmUserProps) {
  const { t } = useWords();
  const current = useUser();
  const words = current === null ? 'foreign_sign_in' : 'replace_user';
  const names = {
    name: `${owner.user_name} ${owner.user_last_name}`.trim(),
    login: owner.login,
    // Named as the other is, so that the two can be told apart.
    current: current ? `${current.UserName} ${current.UserLastName} (${current.Login})`.trim() : '',
  };
  return (
    <Modal
      opened
      onClose={onStay}
      title={t(`${words}.title`, names)}
      centered
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Text>{t(`${words}.text`, names)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onContinue}>
          {t(`${words}.switch`, names)}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t(`${words}.stay`)}
        </Button>
      </Group>
    </Modal>
  );
}
