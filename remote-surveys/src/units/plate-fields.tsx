import { useController, useFormContext } from '@portal/platform/forms';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import classes from '../yard/yard.module.css';
import { unitProblem } from './unit-checks.ts';
import { unitSelectsQuery } from './unit-selects.query.ts';
import { UnitTextField } from './unit-text-field.tsx';
import type { UnitValues } from './unit-values.ts';

interface PlaceFieldProps {
  readonly name: 'license_plate_country' | 'license_plate_state';
  readonly data: readonly { readonly value: string; readonly text: string }[];
  /** The plate field to validate again when this one changes. */
  readonly deps: 'license_plate_country' | 'license_plate_state';
  /** Why the field is disabled. */
  readonly reason?: string | null;
}

/** The country or the state of a plate. */
function PlaceField({ name, data, deps, reason = null }: PlaceFieldProps) {
  const { t } = useWords();
  const { control } = useFormContext<UnitValues>();
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      deps,
      validate: (_, values) => {
        const word = unitProblem(name, values, clock.now().getFullYear());
        return word === null || t(word);
      },
    },
  });
  const known = data.some(({ value }) => value === field.value) || field.value === '';
  return (
    <Select
      label={t(`unit.${name}`)}
      description={reason}
      disabled={reason !== null}
      searchable
      data={[
        { value: '', label: t('form.not_said') },
        ...(known ? [] : [{ value: field.value, label: field.value }]),
        ...data.map(({ value, text }) => ({ value, label: text })),
      ]}
      value={field.value}
      onChange={(next) => field.onChange(next ?? '')}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}

/** A license plate, with its country and state. */
export function PlateFields() {
  const { t } = useWords();
  const { watch } = useFormContext<UnitValues>();
  const { data } = useQuery(unitSelectsQuery());
  const countries = data?.countries_with_states ?? [];
  const [country, state] = watch(['license_plate_country', 'license_plate_state']);
  const states = countries.find(({ value }) => value === country)?.states;
  // A state without a country can still be cleared.
  const reason = country === '' && state === '' ? t('unit.plate_country_first') : null;
  return (
    <div className={classes.pair}>
      <UnitTextField name="license_plate" maxLength={40} autoCapitalize="characters" />
      <PlaceField name="license_plate_country" data={countries} deps="license_plate_state" />
      <PlaceField
        name="license_plate_state"
        data={states ?? []}
        deps="license_plate_country"
        reason={reason}
      />
    </div>
  );
}
