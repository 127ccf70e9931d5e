import type { ReactNode } from 'react';
import { formatDate } from '../format/format.ts';
import { useWords } from '../i18n/i18n.ts';
import { TextInput } from '../ui/ui.ts';
import { CalendarButton } from './calendar-button.tsx';
import type { DateProblem } from './date-problem.ts';
import { type DateChange, useDateText } from './use-date-text.ts';

export interface DateFieldProps {
  label: string;
  /**
   * The date as YYYY-MM-DD, typed text that is not a date, or null. A new value from outside
   * replaces the typed text; a restored invalid text, such as from a draft, shows its message at
   * once.
   */
  value: string | null;
  onChange: DateChange;
  required?: boolean;
  /** Last day allowed, YYYY-MM-DD. */
  maximum?: string | undefined;
  /** First day allowed, YYYY-MM-DD. */
  minimum?: string | undefined;
  /** A message from the caller; takes precedence over the field's own. */
  error?: ReactNode;
  /**
   * Shows the field's own message even if the field was never focused, such as after a refused
   * submit.
   */
  revealed?: boolean;
  description?: ReactNode;
  disabled?: boolean;
  /** Name of the field in a form. */
  name?: string | undefined;
}

/**
 * A date field, MM/DD/YYYY: typed, with only digits and '/' accepted, or picked from a calendar.
 * Typed text is not reformatted; its message appears on blur.
 */
export function DateField(props: DateFieldProps) {
  const { label, required = false, maximum, minimum, disabled = false, revealed = false } = props;
  const { t } = useWords();
  const field = useDateText({
    value: props.value,
    onChange: props.onChange,
    limits: { required, maximum, minimum },
  });
  const messages: Record<DateProblem, () => string> = {
    required: () => t('shell:date.required'),
    format: () => t('shell:date.format'),
    after_maximum: () => t('shell:date.after_maximum', { date: formatDate(maximum) }),
    before_minimum: () => t('shell:date.before_minimum', { date: formatDate(minimum) }),
  };
  const ownError = (field.left || revealed) && field.problem ? messages[field.problem]() : null;

  return (
    <TextInput
      {...field.input}
      label={label}
      name={props.name}
      description={props.description}
      placeholder={t('shell:date.placeholder')}
      required={required}
      withAsterisk={required}
      disabled={disabled}
      autoComplete="off"
      error={props.error || ownError}
      rightSectionPointerEvents="all"
      rightSectionWidth={44}
      rightSection={
        <CalendarButton
          label={label}
          value={field.value}
          maximum={maximum}
          minimum={minimum}
          disabled={disabled}
          onPick={field.pick}
        />
      }
    />
  );
}
