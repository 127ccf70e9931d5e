import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { TextInput } from '@portal/platform/ui';
import { useId } from 'react';
import type { ProductValues } from './product-values.ts';

interface NameFieldProps {
  readonly name: 'brand' | 'line' | 'size';
  readonly longest: number;
  /** Existing names, offered as suggestions. */
  readonly known: readonly string[];
}

/** One of the names of a product: a known one, or any other. */
export function NameField({ name, longest, known }: NameFieldProps) {
  const { t } = useWords();
  const { register, formState } = useFormContext<ProductValues>();
  const id = useId();
  return (
    <>
      <TextInput
        {...register(name, {
          validate: (text) => {
            if (text.trim() === '') return t('products.problem.missing');
            return text.trim().length <= longest || t('products.problem.long', { most: longest });
          },
        })}
        label={t(`products.${name}`)}
        required
        list={id}
        autoComplete="off"
        dir="auto"
        error={formState.errors[name]?.message}
      />
      <datalist id={id}>
        {known.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}
