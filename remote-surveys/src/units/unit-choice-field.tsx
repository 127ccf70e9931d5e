import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Select } from '@portal/platform/ui';
import type { UnitValues } from './unit-values.ts';

interface UnitChoiceFieldProps<Value extends string> {
  readonly name: 'configuration' | 'vocation' | 'meter';
  readonly values: readonly Value[];
  /** Key prefix of the values' texts. */
  readonly words: string;
  /** Whether the field may stay empty. */
  readonly isOptional?: boolean;
}

/** Selects one of a list of codes. */
export function UnitChoiceField<Value extends string>({
  name,
  values,
  words,
  isOptional = false,
}: UnitChoiceFieldProps<Value>) {
  const { t } = useWords();
  const { control } = useFormContext<UnitValues>();
  const { field, fieldState } = useController({ control, name });
  const data = values.map((value) => ({ value: String(value), label: t(`${words}.${value}`) }));
  return (
    <Select
      label={t(`unit.${name}`)}
      allowDeselect={false}
      data={isOptional ? [{ value: '', label: t('form.not_said') }, ...data] : data}
      value={field.value}
      onChange={(next) => field.onChange(next ?? '')}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
