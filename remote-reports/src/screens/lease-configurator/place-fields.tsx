import { states } from '@portal/contract/analysis-reports';
import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import {
  AutoGrid,
  Button,
  Fieldset,
  Group,
  IconMapPin,
  Select,
  Stack,
  TextInput,
} from '@portal/platform/ui';
import { type LeaseValues, typedDegrees } from './lease-values.ts';
import { PlaceFound } from './place-found.tsx';
import { TextField } from './text-field.tsx';
import { usePlace } from './use-place.ts';

const limits = { latitude: 90, longitude: 180 } as const;

const stateChoices = [...Object.entries(states.US), ...Object.entries(states.CA)]
  .map(([value, name]) => ({ value, label: `${value} – ${name}` }))
  .sort((one, other) => (one.value < other.value ? -1 : 1));

/**
 * Fields for the customer's address, the search result for it, and the coordinates, which can be
 * corrected.
 */
export function PlaceFields() {
  const { t } = useWords();
  const { control, register, formState, setError, setValue } = useFormContext<LeaseValues>();
  const place = usePlace();
  const { field: state, fieldState } = useController({ control, name: 'state' });
  const apply = () => {
    if (place.takeTyped()) return;
    for (const name of ['latitude', 'longitude'] as const) {
      setError(name, { message: t('lease.problem.coordinates') });
    }
  };
  return (
    <Fieldset legend={t('lease.place')}>
      <Stack gap="sm">
        <TextField name="address" onEntered={place.forget} />
        <AutoGrid minColumn="9rem" columns={3}>
          <TextField name="city" onEntered={place.forget} />
          <Select
            label={t('lease.state')}
            data={stateChoices}
            value={state.value || null}
            onChange={(value) => {
              state.onChange(value ?? '');
              place.forget();
            }}
            onBlur={state.onBlur}
            ref={state.ref}
            searchable
            clearable
            error={fieldState.error?.message}
          />
          <TextField name="zip" onEntered={place.forget} />
        </AutoGrid>
        <Group>
          <Button
            variant="default"
            leftSection={<IconMapPin size={16} aria-hidden />}
            loading={place.isFinding}
            onClick={place.find}
          >
            {t('lease.find_place')}
          </Button>
        </Group>
        <PlaceFound place={place} />
        <AutoGrid minColumn="9rem" columns={2}>
          {(['latitude', 'longitude'] as const).map((name) => (
            <TextInput
              key={name}
              {...register(name, {
                validate: (text) =>
                  text.trim() === '' ||
                  typedDegrees(text, limits[name]) !== null ||
                  t('lease.problem.coordinates'),
                onChange: () => setValue('precision', 'hand', { shouldDirty: true }),
              })}
              label={t(`lease.${name}`)}
              inputMode="text"
              maxLength={13}
              autoComplete="off"
              error={formState.errors[name]?.message}
            />
          ))}
        </AutoGrid>
        <Group>
          <Button variant="default" loading={place.isPlacing} onClick={apply}>
            {t('lease.use_coordinates')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
