import { formatInteger } from '@portal/platform/format';
import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, TextInput } from '@portal/platform/ui';
import { type LeaseValues, type NumberField, numberFields, wholeNumber } from './lease-values.ts';

/** Fields for the numbers of tires, miles and units. */
export function NumberFields() {
  const { t } = useWords();
  const { register, formState } = useFormContext<LeaseValues>();
  const problem = (text: string, most: number) =>
    wholeNumber(text, most) !== null || t('lease.problem.number', { most: formatInteger(most) });
  return (
    <AutoGrid minColumn="9rem" columns={3}>
      {(Object.keys(numberFields) as NumberField[]).map((name) => (
        <TextInput
          key={name}
          {...register(name, { validate: (text) => problem(text, numberFields[name]) })}
          label={t(`lease.${name}`)}
          required
          inputMode="numeric"
          maxLength={11}
          autoComplete="off"
          error={formState.errors[name]?.message}
        />
      ))}
    </AutoGrid>
  );
}
