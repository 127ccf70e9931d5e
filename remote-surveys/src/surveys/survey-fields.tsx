import { surveyKinds, surveyLimits } from '@portal/contract/fleet-surveys';
import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Input, SegmentedControl, Textarea } from '@portal/platform/ui';
import { useId } from 'react';
import { NonsigField } from './nonsig-field.tsx';
import { SurveyDateField } from './survey-date-field.tsx';
import type { SurveyValues } from './survey-values.ts';
import { SurveyorField } from './surveyor-field.tsx';

/**
 * The details of a survey: kind of visit, date, surveyor. The first invalid field gets the focus.
 */
export function SurveyFields({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  const { register, control, formState } = useFormContext<SurveyValues>();
  const label = useId();
  const kind = useController({ control, name: 'kind' }).field;
  return (
    <>
      <div>
        <Input.Label id={label} component="div">
          {t('survey.kind')}
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={label}
          data={surveyKinds.map((one) => ({ value: one, label: t(`survey_kind.${one}`) }))}
          value={kind.value}
          onChange={kind.onChange}
        />
      </div>
      <SurveyDateField />
      <SurveyorField locationId={locationId} />
      <NonsigField locationId={locationId} />
      <Textarea
        {...register('comments')}
        label={t('survey.comments')}
        maxLength={surveyLimits.comments}
        autosize
        minRows={3}
        error={formState.errors.comments?.message}
      />
    </>
  );
}
