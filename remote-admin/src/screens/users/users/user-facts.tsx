import type { PortalUser } from '@portal/contract/admin';
import { formatDay } from '@portal/platform/format';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { Facts } from '@portal/platform/ui';

/** When a user was added, and when they were last here. */
export function UserFacts({ user }: { readonly user: PortalUser }) {
  const { t } = useWords();
  const momentText = useMomentText();
  return (
    <Facts
      isWide
      facts={[
        [t('users.column.since'), formatDay(user.created_at)],
        [
          t('users.fact.last_sign_in'),
          user.last_sign_in_at ? momentText(user.last_sign_in_at) : t('users.fact.never'),
        ],
      ]}
    />
  );
}
