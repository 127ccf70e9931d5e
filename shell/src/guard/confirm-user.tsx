import type { CodeOwner } from '@portal/contract/portal';
import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { Button, Group, Text } from '@portal/platform/ui';
import { Dialog } from '../kit/dialog.tsx';

interface ConfirmUserProps {
  /** The user whom the code would sign in. */
  owner: CodeOwner;
  onContinue: () => void;
  onStay: () => void;
}

/**
 * Asks before a sign-in that did not start in this tab signs a user in, possibly in place of
 * another.
 */
export function ConfirmUser({ owner, onContinue, onStay }: ConfirmUserProps) {
  const { t } = useWords();
  const current = useUser();
  const words = current === null ? 'foreign_sign_in' : 'replace_user';
  const names = {
    name: `${owner.user_name} ${owner.user_last_name}`.trim(),
    login: owner.login,
    // In the same form as the other name, so that the two can be distinguished.
    current: current ? `${current.UserName} ${current.UserLastName} (${current.Login})`.trim() : '',
  };
  return (
    <Dialog
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
    </Dialog>
  );
}
