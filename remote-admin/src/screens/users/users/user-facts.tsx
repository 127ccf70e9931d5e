import type { PortalUser } from '@portal/contract/admin';
import { formatDay } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Facts } from '@portal/platform/ui';

/** Who a user is. */
export function UserFacts({ user }: { readonly user: PortalUser }) {
  const { t } = useWords();
  return (
    <Facts
      isWide
      facts={[
        [t('users.column.login'), user.login],
        [t('users.column.email'), user.email],
        [t('users.column.since'), formatDay(user.created_at)],
      ]}
    />
  );
}
