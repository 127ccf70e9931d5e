import type { PortalUser } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { Badge, Group } from '@portal/platform/ui';

type UserStatus = Pick<PortalUser, 'is_locked' | 'has_password' | 'is_forgotten'>;

/** Badges that say whether a user can sign in, and if not, why. */
export function UserMarks({ user }: { readonly user: UserStatus }) {
  const { t } = useWords();
  if (user.is_forgotten) {
    return (
      <Badge color="gray" miw="max-content">
        {t('users.mark.forgotten')}
      </Badge>
    );
  }
  const isActive = user.has_password && !user.is_locked;
  return (
    <Group gap="xs">
      {user.is_locked && (
        <Badge color="red" miw="max-content">
          {t('users.mark.locked')}
        </Badge>
      )}
      {!user.has_password && (
        <Badge color="amber" miw="max-content">
          {t('users.mark.no_password')}
        </Badge>
      )}
      {isActive && (
        <Badge color="green" miw="max-content">
          {t('users.mark.active')}
        </Badge>
      )}
    </Group>
  );
}
