import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import type { AccessValues } from './access.ts';
import { rowKinds } from './group-access.ts';
import { GroupField } from './group-field.tsx';
import { RightsField } from './rights-field.tsx';
import { RowsField } from './rows-field.tsx';
import { SuggestedRow } from './suggested-row.tsx';

interface AccessFieldsProps {
  /** Whether it is the current user's own access. */
  readonly isSelf?: boolean;
  /** Account or dealer number that the person gave; empty for none. */
  readonly suggested?: string;
}

/** Group, rows and rights: the fields common to registrations and users. */
export function AccessFields({ isSelf = false, suggested = '' }: AccessFieldsProps) {
  const { t } = useWords();
  const { watch } = useFormContext<AccessValues>();
  const kind = rowKinds[watch('group')];
  return (
    <>
      <GroupField isSelf={isSelf} />
      {kind ? (
        <RowsField
          key={kind}
          kind={kind}
          suggestion={suggested && <SuggestedRow kind={kind} number={suggested} />}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('users.field.sees_all')}
        </Text>
      )}
      <RightsField isSelf={isSelf} />
    </>
  );
}
