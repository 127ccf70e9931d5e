import { type UnitType, unitTypes } from '@portal/contract/fleet-surveys';
import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Input, SegmentedControl } from '@portal/platform/ui';
import { useId } from 'react';
import { defaultsOfType, type UnitValues } from './unit-values.ts';

/** The type of a unit; changing it changes the default configuration and meter. */
export function TypeField() {
  const { t } = useWords();
  const { watch, setValue } = useFormContext<UnitValues>();
  const label = useId();
  const choose = (type: string) => {
    const { configuration, meter } = defaultsOfType(type as UnitType);
    setValue('type', type as UnitType, { shouldDirty: true });
    setValue('configuration', configuration, { shouldDirty: true });
    setValue('meter', meter, { shouldDirty: true });
  };
  return (
    <div>
      <Input.Label id={label} component="div">
        {t('unit.type')}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={label}
        data={unitTypes.map((type) => ({ value: type, label: t(`unit_type.${type}`) }))}
        value={watch('type')}
        onChange={choose}
      />
    </div>
  );
}
