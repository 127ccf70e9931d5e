import { leaseLimits } from '@portal/contract/analysis-reports';
import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { TextInput } from '@portal/platform/ui';
import type { LeaseValues } from './lease-values.ts';

interface TextFieldProps {
  readonly name: 'quote_name' | 'customer_name' | 'address' | 'city' | 'zip';
  readonly required?: boolean;
  readonly onEntered?: () => void;
}

const labels = {
  quote_name: 'lease.quote_name',
  customer_name: 'lease.customer',
  address: 'lease.address',
  city: 'lease.city',
  zip: 'lease.zip',
} as const;

export function TextField({ name, required = false, onEntered }: TextFieldProps) {
  const { t } = useWords();
  const { register, formState } = useFormContext<LeaseValues>();
  return (
    <TextInput
      {...register(name, {
        validate: (text) => !required || text.trim() !== '' || t('lease.problem.empty'),
        ...(onEntered && { onChange: onEntered }),
      })}
      label={t(labels[name])}
      required={required}
      maxLength={leaseLimits.text}
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      error={formState.errors[name]?.message}
    />
  );
}
