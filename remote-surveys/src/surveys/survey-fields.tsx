import { surveyKinds, surveyLimits } from '@portal/contract/fleet-surveys';
import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Input, SegmentedControl, Select, Textarea, TextInput } from '@portal/platform/ui';
import { useId } from 'react';
import { surveySelectsQuery } from '../yard/yard.query.ts';
import { SurveyDateField } from './survey-date-field.tsx';
import type { SurveyValues } from './survey-values.ts';

/** What is said of a survey: what kind of visit, when, by whom. */
export function SurveyFields({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  const { register, control, watch, formState } = useFormContext<SurveyValues>();
  const { data: selects } = useQuery(surveySelectsQuery(locationId));
  const known = useId();
  const kindLabel = useId();
  const kind = useController({ control, name: 'kind' }).field;
  const needsDealer = watch('kind') === 'dealer';
  const { field: nonsig } = useController({
    control,
    name: 'nonsig',
    rules: { validate: (text) => !needsDealer || text !== '' || t('survey.problem.nonsig') },
  });
  const dealers = selects?.nonsigs ?? [];
  const isListed = nonsig.value === '' || dealers.some(({ value }) => value === nonsig.value);
  return (
    <>
      <div>
        <Input.Label id={kindLabel} component="div">
          {t('survey.kind')}
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={kindLabel}
          data={surveyKinds.map((one) => ({ value: one, label: t(`survey_kind.${one}`) }))}
          value={kind.value}
          onChange={kind.onChange}
        />
      </div>
      <SurveyDateField />
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
        {selects?.surveyors.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Select
        label={t('survey.nonsig')}
        required={needsDealer}
        searchable
        data={[
          { value: '', label: t('form.not_said') },
          ...(isListed ? [] : [{ value: nonsig.value, label: nonsig.value }]),
          ...dealers.map(({ value, text }) => ({ value, label: text })),
        ]}
        value={nonsig.value}
        onChange={(next) => nonsig.onChange(next ?? '')}
        onBlur={nonsig.onBlur}
        ref={nonsig.ref}
        error={formState.errors.nonsig?.message}
      />
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
