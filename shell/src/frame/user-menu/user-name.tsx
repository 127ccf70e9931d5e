import { useWords } from '@portal/platform/i18n';
import type { User } from '@portal/platform/session';
import { Text } from '@portal/platform/ui';

/** Name, e-mail address and login of the user signed in. */
export function UserName({ user }: { user: User }) {
  const { t } = useWords();
  const name = `${user.UserName} ${user.UserLastName}`.trim();
  return (
    <>
      <Text fw={600} truncate title={name}>
        {name}
      </Text>
      {user.Email !== user.Login && (
        <Text size="sm" c="dimmed" truncate title={user.Email}>
          {user.Email}
        </Text>
      )}
      <Text size="sm" c="dimmed" truncate title={user.Login}>
        {t('header.signed_in_as', { login: user.Login })}
      </Text>
    </>
  );
}
