import { yardLimits } from '@portal/contract/admin';
import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, Fieldset, Select, Stack } from '@portal/platform/ui';
import { useMemo } from 'react';
import { YardText } from './yard-text.tsx';
import { countryChoices, statesOf, type YardValues } from './yard-values.ts';

/** Fields for the place of a yard; the states are those of its country, if known. */
export function YardPlace() {
  const { t, wordsLocale } = useWords();
  const { control, setValue } = useFormContext<YardValues>();
  const country = useController({ control, name: 'country' });
  const choices = useMemo(() => countryChoices(wordsLocale), [wordsLocale]);
  const known = statesOf(country.field.value);
  const state = useController({
    control,
    name: 'state',
    rules: { validate: (text) => known.length === 0 || text !== '' || t('yards.problem.missing') },
  });
  return (
    <Fieldset legend={t('yards.place')}>
      <Stack gap="sm">
        <YardText name="address" longest={yardLimits.text} />
        <AutoGrid minColumn="12rem" columns={2}>
          <YardText name="city" longest={yardLimits.text} required />
          <YardText name="postal_code" longest={yardLimits.postalCode} />
          <Select
            label={t('yards.field.country')}
            required
            searchable
            allowDeselect={false}
            data={choices}
            {...country.field}
            onChange={(next) => {
              country.field.onChange(next ?? '');
              setValue('state', '', { shouldDirty: true });
            }}
            nothingFoundMessage={t('shell:filter.not_found')}
            error={country.fieldState.error?.message}
          />
          {known.length === 0 ? (
            <YardText name="state" longest={3} />
          ) : (
            <Select
              label={t('yards.field.state')}
              required
              searchable
              allowDeselect={false}
              data={known.map(([value, label]) => ({ value, label }))}
              {...state.field}
              value={state.field.value || null}
              onChange={(next) => state.field.onChange(next ?? '')}
              nothingFoundMessage={t('shell:filter.not_found')}
              error={state.fieldState.error?.message}
            />
          )}
          <YardText name="latitude" longest={13} />
          <YardText name="longitude" longest={13} />
        </AutoGrid>
      </Stack>
    </Fieldset>
  );
}
