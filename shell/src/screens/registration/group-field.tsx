import { registrationGroups } from '@portal/contract/portal';
import { useWords } from '@portal/platform/i18n';
import { Group, Radio } from '@portal/platform/ui';
import { type Control, Controller } from 'react-hook-form';
import type { RegistrationValues } from './registration-values.ts';

interface GroupFieldProps {
  control: Control<RegistrationValues>;
  error: string | undefined;
}

/** As what somebody asks for access. */
export function GroupField({ control, error }: GroupFieldProps) {
  const { t } = useWords();
  return (
    <Controller
      control={control}
      name="group"
      render={({ field }) => (
        <Radio.Group {...field} label={t('registration.group')} error={error}>
          <Group gap="lg" mt="xs">
            {registrationGroups.map((group) => (
              <Radio key={group} value={group} label={t(`registration.group.${group}`)} />
            ))}
          </Group>
        </Radio.Group>
      )}
    />
  );
}
