import type { LocationRow } from '@portal/contract/fleet-surveys';
import { Form, FormActions, useSavedForm } from '@portal/platform/forms';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, Checkbox } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../calls.ts';
import { refusalText } from '../../operation/refusal-text.ts';
import { useOperation } from '../../operation/use-operation.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { LocationField } from './location-field.tsx';
import { locationBody, locationFields, locationIn, noLocation } from './location-values.ts';
import { SimilarLocations } from './similar-locations.tsx';

/** The server found a similar location, and added nothing. */
class SimilarLocation extends Error {}

interface AddLocationFormProps {
  readonly onAdded: (locationId: number) => void;
}

/** Adds a location to an account. If there is a similar one, it must be confirmed first. */
export function AddLocationForm({ onAdded }: AddLocationFormProps) {
  const { t } = useWords();
  const { succeed } = useOperation();
  const [similar, setSimilar] = useState<readonly LocationRow[]>([]);
  const { form, isSaving, submit } = useSavedForm({
    draft: 'location',
    initial: () => noLocation,
    restore: locationIn,
    send: async (values, client_key) => {
      const body = { ...locationBody(values), client_key };
      const answer = await call('POST fleet_survey/add_location', { body });
      setSimilar(answer.similar);
      if (answer.location_id === null) throw new SimilarLocation();
      succeed(t('location.add.done', { name: body.name }));
      onAdded(answer.location_id);
    },
    fields: locationFields,
    problemText: ({ field, code }, { code: number }, error) => {
      if (error instanceof SimilarLocation) return t('location.problem.similar');
      if (code === 'unique') return t('location.problem.code_taken', { code: number });
      if (field === 'account') return t('location.problem.account');
      return field === 'root' || !isCallFailure(error)
        ? refusalText(t, error)
        : t('location.problem.invalid');
    },
    savedText: () => null,
    changes: yardQueryKey,
  });
  return (
    <Form form={form} onSubmit={submit} label={t('location.add.title')}>
      <LocationField name="account" required maxLength={40} />
      <LocationField name="code" required maxLength={40} />
      <LocationField name="name" required maxLength={200} />
      <LocationField name="address" maxLength={200} />
      <LocationField name="city" required maxLength={200} />
      <LocationField name="state" maxLength={3} />
      <LocationField name="postal_code" maxLength={20} />
      <LocationField name="country" required maxLength={2} />
      {similar.length > 0 && (
        <SimilarLocations rows={similar}>
          <Checkbox label={t('location.add.confirm')} {...form.register('is_confirmed')} />
        </SimilarLocations>
      )}
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('location.add.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
