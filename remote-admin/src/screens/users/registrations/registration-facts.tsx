import { personText, type Registration } from '@portal/contract/admin';
import { formatDay } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Facts } from '@portal/platform/ui';

/** The contents of an access request, and the decision on it. */
export function RegistrationFacts({ registration }: { readonly registration: Registration }) {
  const { t } = useWords();
  const { decided_at, decided_by, right_code } = registration;
  const decided = decided_at && formatDay(decided_at);
  return (
    <Facts
      isWide
      facts={[
        [t('users.column.email'), registration.email],
        [t('users.column.company'), registration.company],
        [t('users.fact.phone'), registration.phone],
        [t('users.fact.asked_right'), right_code && t(`right.${right_code}`)],
        [
          t(right_code ? 'users.column.group' : 'users.fact.asked_group'),
          t(`group.${registration.group}`),
        ],
        [t('users.fact.account_number'), registration.account_number],
        [t('users.column.requested'), formatDay(registration.requested_at)],
        [t('users.column.decided'), decided && `${decided}, ${personText(decided_by ?? '', t)}`],
        [t('users.fact.message'), registration.message],
      ]}
    />
  );
}
