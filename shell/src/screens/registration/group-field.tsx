import { registrationGroups } from '@portal/contract/portal';
import { useController } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Group, Radio } from '@portal/platform/ui';
import type { RegistrationValues } from './registration-values.ts';

/** Field for the group in which a user asks for access. */
export function GroupField() {
  const { t } = useWords();
  const { field, fieldState } = useController<RegistrationValues, 'group'>({ name: 'group' });
  return (
    <Radio.Group {...field} label={t('registration.group')} error={fieldState.error?.message}>
      <Group gap="lg" mt="xs">
        {registrationGroups.map((group) => (
          <Radio key={group} value={group} label={t(`registration.group.${group}`)} />
        ))}
      </Group>
    </Radio.Group>
  );
}
