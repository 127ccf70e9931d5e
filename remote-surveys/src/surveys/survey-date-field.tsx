import { surveyLimits } from '@portal/contract/fleet-surveys';
import { DateField } from '@portal/platform/dates';
import { isIsoDate } from '@portal/platform/format';
import { useController, useFormContext } from '@portal/platform/forms';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { useFirstFocus } from '../yard/use-first-focus.ts';
import type { SurveyValues } from './survey-values.ts';

/**
 * The day of the visit, up to today. A saved later day is accepted: at a location further east it
 * may already have come.
 */
export function SurveyDateField() {
  const { t } = useWords();
  const { control, formState } = useFormContext<SurveyValues>();
  const { field, fieldState } = useController({
    control,
    name: 'survey_date',
    rules: { validate: (day) => isIsoDate(day) || t('survey.problem.survey_date') },
  });
  const { error } = fieldState;
  const today = clock.today();
  const kept = formState.defaultValues?.survey_date ?? today;
  const place = useFirstFocus(field.ref);
  return (
    <div ref={place}>
      <DateField
        label={t('survey.date')}
        value={field.value || null}
        onChange={(day, { text }) => field.onChange(day ?? text)}
        minimum={[kept, surveyLimits.earliestSurvey].sort()[0]}
        maximum={[kept, today].sort().at(-1)}
        required
        revealed={formState.isSubmitted}
        // The field itself explains invalid input.
        error={error?.type === 'server' ? error.message : undefined}
      />
    </div>
  );
}
