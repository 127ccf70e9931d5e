import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Select } from '@portal/platform/ui';
import type { ChangeValues } from './change-values.ts';

interface ChangeChoiceProps {
  readonly name: Exclude<keyof ChangeValues, 'conditions'>;
  readonly label: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly required?: boolean;
  /** Updates dependent fields. */
  readonly onChosen?: () => void;
}

/** A select field in the form of a replacement. */
export function ChangeChoice({ name, label, data, required = false, onChosen }: ChangeChoiceProps) {
  const { t } = useWords();
  const { control } = useFormContext<ChangeValues>();
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value) => !required || value !== '' || t('form.missing') },
  });
  return (
    <Select
      label={label}
      size="md"
      required={required}
      searchable={data.length > 8}
      clearable={!required}
      allowDeselect={!required}
      data={[...data]}
      value={field.value || null}
      onChange={(next) => {
        field.onChange(next ?? '');
        onChosen?.();
      }}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
