import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import { useState } from 'react';
import type { OrderValues } from './order-values.ts';
import { selectsQuery } from './selects.query.ts';

/** Maximum number of choices shown; typing finds the others. */
const mostShown = 100;

/**
 * Fields for the location of the units and the dealer that surveyed them; choices are loaded when a
 * list is opened.
 */
export function PlaceFields() {
  const { t } = useWords();
  const { control } = useFormContext<OrderValues>();
  const [isOpened, setOpened] = useState(false);
  const { data } = useQuery({ ...selectsQuery, enabled: isOpened });
  const country = useController({ control, name: 'country' });
  const state = useController({ control, name: 'state' });
  const dealer = useController({ control, name: 'nonsig' });
  const countries = (data?.countries ?? []).map((value) => ({ value, label: value }));
  const states = (data?.states ?? [])
    .filter((each) => country.field.value === '' || each.country === country.field.value)
    .map((each) => ({
      value: `${each.country}-${each.state}`,
      label: `${each.state} · ${each.country}`,
    }));
  const dealers = [...(data?.dealers ?? []), ...(data?.dealers_ctsc ?? [])].map((each) => ({
    value: each.nonsig,
    label: `${each.name} · ${each.nonsig}`,
  }));
  const fields = [
    ['country', country.field, countries],
    ['state', state.field, states],
    ['dealer', dealer.field, dealers],
  ] as const;
  return fields.map(([name, field, choices]) => (
    <Select
      key={name}
      label={t(`conditions.${name}`)}
      placeholder={t(`conditions.every_${name}`)}
      data={
        choices.some(({ value }) => value === field.value) || field.value === ''
          ? choices
          : [{ value: field.value, label: field.value }, ...choices]
      }
      value={field.value || null}
      onChange={(next) => {
        field.onChange(next ?? '');
        // A state of another country would find nothing.
        if (name === 'country') state.field.onChange('');
      }}
      onDropdownOpen={() => setOpened(true)}
      searchable
      clearable
      limit={mostShown}
      nothingFoundMessage={t('shell:filter.not_found')}
    />
  ));
}
