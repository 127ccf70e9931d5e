import { surveyLimits, type UnitDetails } from '@portal/contract/fleet-surveys';
import { Form, FormActions } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { useEffect, useState } from 'react';
import { call } from '../../calls.ts';
import { UnitFields } from '../../units/unit-fields.tsx';
import { UnitTextField } from '../../units/unit-text-field.tsx';
import { unitBody, valuesOf } from '../../units/unit-values.ts';
import { useUnitForm } from '../../units/use-unit-form.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';

interface EditUnitFormProps {
  /** As the server has it now. */
  readonly details: UnitDetails;
  readonly locationId: number;
}

/** Changes a unit. Somebody else's change is shown before it is written over. */
export function EditUnitForm({ details, locationId }: EditUnitFormProps) {
  const { t } = useWords();
  const { unit } = details;
  /** As it was when the form was filled: what is entered is a change of this. */
  const [read, setRead] = useState(unit);
  const { form, isSaving, submit, saved } = useUnitForm({
    draft: `unit/${unit.unit_id}`,
    initial: () => valuesOf(unit),
    save: async (values, client_key) => {
      const { unit_id, revision, location_id } = read;
      const body = { ...unitBody(values), unit_id, revision, client_key };
      return (
        await call('POST fleet_survey/save_unit', {
          body: { ...body, location_id: location_id ?? locationId },
        })
      ).unit;
    },
    doneText: ({ unit_number: number }) => t('unit.saved', { number }),
  });
  const { reset } = form;
  useEffect(() => {
    if (!saved) return;
    setRead(saved);
    reset(valuesOf(saved));
  }, [saved, reset]);
  const isChanged = unit.revision > read.revision;
  return (
    <Form form={form} onSubmit={submit} label={t('unit.edit.title')}>
      {isChanged && (
        <ChangedElsewhere
          read={read}
          details={details}
          onKeepMine={() => setRead(unit)}
          onTakeTheirs={() => {
            setRead(unit);
            reset(valuesOf(unit));
          }}
        />
      )}
      <UnitFields
        locationId={locationId}
        number={<UnitTextField name="unit_number" required maxLength={surveyLimits.unitNumber} />}
      />
      <FormActions>
        <Button type="submit" loading={isSaving} disabled={!form.formState.isDirty || isChanged}>
          {t('unit.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
