import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import { surveySelectsQuery } from '../yard/yard.query.ts';
import type { SurveyValues } from './survey-values.ts';

/** The dealer who made the survey, or helped with it; a dealer survey requires one. */
export function NonsigField({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  const { control, watch } = useFormContext<SurveyValues>();
  const { data } = useQuery(surveySelectsQuery(locationId));
  const isNeeded = watch('kind') === 'dealer';
  const { field, fieldState } = useController({
    control,
    name: 'nonsig',
    rules: { validate: (text) => !isNeeded || text !== '' || t('survey.problem.nonsig') },
  });
  const dealers = data?.nonsigs ?? [];
  const isListed = field.value === '' || dealers.some(({ value }) => value === field.value);
  return (
    <Select
      label={t('survey.nonsig')}
      required={isNeeded}
      searchable
      data={[
        { value: '', label: t('form.not_said') },
        ...(isListed ? [] : [{ value: field.value, label: field.value }]),
        ...dealers.map(({ value, text }) => ({ value, label: text })),
      ]}
      value={field.value}
      onChange={(next) => field.onChange(next ?? '')}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
