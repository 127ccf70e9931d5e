import type { LeaseStructure } from '@portal/contract/analysis-reports';
import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Select } from '@portal/platform/ui';
import type { LeaseValues } from './lease-values.ts';
import { rateText } from './rate-text.ts';

interface SizeFieldProps {
  readonly structure: LeaseStructure;
  /** The user's currency symbol. */
  readonly symbol: string;
}

/** Field for the tire size; each size shows its cost per tire-mile. */
export function SizeField({ structure, symbol }: SizeFieldProps) {
  const { t } = useWords();
  const { control } = useFormContext<LeaseValues>();
  const { field, fieldState } = useController({ control, name: 'size' });
  return (
    <Select
      label={t('lease.size')}
      required
      data={structure.bases.map(({ size, rate }) => ({
        value: size,
        label: `${size}, ${rateText(rate, symbol)}`,
      }))}
      value={field.value}
      onChange={(value) => value !== null && field.onChange(value)}
      onBlur={field.onBlur}
      ref={field.ref}
      allowDeselect={false}
      error={fieldState.error?.message}
    />
  );
}
