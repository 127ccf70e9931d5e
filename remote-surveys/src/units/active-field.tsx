import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Switch } from '@portal/platform/ui';
import type { UnitValues } from './unit-values.ts';

/** Whether a unit is in service. */
export function ActiveField() {
  const { t } = useWords();
  const { control } = useFormContext<UnitValues>();
  const { field } = useController({ control, name: 'is_active' });
  return (
    <Switch
      label={t('unit.active')}
      checked={field.value}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}
