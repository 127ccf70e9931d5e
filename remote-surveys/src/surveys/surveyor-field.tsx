import { surveyLimits } from '@portal/contract/fleet-surveys';
import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { TextInput } from '@portal/platform/ui';
import { useId } from 'react';
import { surveySelectsQuery } from '../yard/yard.query.ts';
import type { SurveyValues } from './survey-values.ts';

/** The surveyor; proposes those who have surveyed the location before. */
export function SurveyorField({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  const { register, formState } = useFormContext<SurveyValues>();
  const { data } = useQuery(surveySelectsQuery(locationId));
  const known = useId();
  return (
    <>
      <TextInput
        {...register('surveyor', {
          validate: (text) => text.trim() !== '' || t('form.missing'),
        })}
        label={t('survey.surveyor')}
        required
        maxLength={surveyLimits.name}
        autoComplete="off"
        list={known}
        error={formState.errors.surveyor?.message}
      />
      <datalist id={known}>
        {data?.surveyors.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
