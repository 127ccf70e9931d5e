import { isCountry } from '@portal/contract/fleet-surveys';
import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { TextInput } from '@portal/platform/ui';
import type { LocationField as Field, LocationValues } from './location-values.ts';

interface LocationFieldProps {
  readonly name: Field;
  readonly maxLength: number;
  readonly required?: boolean;
}

/** A text field of a location's address. */
export function LocationField({ name, maxLength, required = false }: LocationFieldProps) {
  const { t } = useWords();
  const { register, formState } = useFormContext<LocationValues>();
  return (
    <TextInput
      {...register(name, {
        validate: (text) => {
          if (required && text.trim() === '') return t('form.missing');
          const isWrong = name === 'country' && !isCountry(text.trim().toUpperCase());
          return !isWrong || t('location.problem.country');
        },
      })}
      label={t(`location.field.${name}`)}
      required={required}
      maxLength={maxLength}
      autoComplete="off"
      error={formState.errors[name]?.message}
    />
  );
}
