import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { TextInput } from '@portal/platform/ui';
import { useId } from 'react';
import { degreeLimits, typedDegrees, type YardValues } from './yard-values.ts';

interface YardTextProps {
  readonly name: Exclude<
    keyof YardValues,
    'country' | 'dealer' | 'dealer_name' | 'is_head_office' | 'is_confirmed'
  >;
  readonly longest: number;
  readonly required?: boolean;
  /** Existing texts, offered as suggestions. */
  readonly known?: readonly string[];
}

/** Text field of a yard. */
export function YardText({ name, longest, required = false, known = [] }: YardTextProps) {
  const { t } = useWords();
  const { register, formState } = useFormContext<YardValues>();
  const id = useId();
  const isDegrees = name === 'latitude' || name === 'longitude';
  return (
    <>
      <TextInput
        {...register(name, {
          validate: (text, { latitude, longitude }) => {
            if (required && text.trim() === '') return t('yards.problem.missing');
            if (!isDegrees) return true;
            const other = name === 'latitude' ? longitude : latitude;
            if (text.trim() === '' && other.trim() !== '') return t('yards.problem.one_degree');
            const most = degreeLimits[name];
            return typedDegrees(text, most) !== undefined || t('yards.problem.degrees', { most });
          },
        })}
        label={t(`yards.field.${name}`)}
        required={required}
        maxLength={longest}
        autoComplete="off"
        dir="auto"
        {...(isDegrees && { inputMode: 'text' as const })}
        {...(known.length > 0 && { list: id })}
        error={formState.errors[name]?.message}
      />
      {known.length > 0 && (
        <datalist id={id}>
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}
