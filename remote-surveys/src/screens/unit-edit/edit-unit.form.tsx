import type { RowChange, Unit, UnitDetails } from '@portal/contract/fleet-surveys';
import { Form, FormActions } from '@portal/platform/forms';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { useNavigate } from '@portal/platform/routing';
import { Alert, Button } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import { call } from '../../calls.ts';
import { ChangedElsewhere } from '../../operation/changed-elsewhere.tsx';
import { useOperation } from '../../operation/use-operation.ts';
import { useConflict, useReadVersion } from '../../operation/version.ts';
import { editUnitPath } from '../../paths.ts';
import { SeatingFields } from '../../units/seating/seating-fields.tsx';
import { useSeating } from '../../units/seating/use-seating.ts';
import { unitIn } from '../../units/unit-draft.ts';
import { UnitFields } from '../../units/unit-fields.tsx';
import { UnitTextField } from '../../units/unit-text-field.tsx';
import { type UnitField, unitBody, valuesOf } from '../../units/unit-values.ts';
import { useFieldText } from '../../units/use-field-text.ts';
import { useUnitForm } from '../../units/use-unit-form.ts';
import { isMovedSince, UnitElsewhere } from './unit-elsewhere.tsx';

interface EditUnitFormProps {
  /** The server's present state. */
  readonly details: UnitDetails;
  /** The location of the page. */
  readonly locationId: number;
}

/**
 * Changes a unit without moving it. Shows another user's change before overwriting it, and a move
 * before saving anything.
 */
export function EditUnitForm({ details, locationId }: EditUnitFormProps) {
  const { t } = useWords();
  const fieldText = useFieldText();
  const momentText = useMomentText();
  const navigate = useNavigate();
  const { succeed } = useOperation();
  const { unit, history } = details;
  const draft = `unit/${unit.unit_id}`;
  const version = useReadVersion({ revision: unit.revision, values: valuesOf(unit) });
  const doneText = ({ unit_number: number }: Unit) => t('unit.saved', { number });
  // A ref, because the questions depend on the form, and saving the form needs their answers.
  const seatingRef = useRef<ReturnType<typeof useSeating>>(null);
  const { form, isSaving, submit, saved } = useUnitForm({
    draft,
    initial: () => valuesOf(unit),
    save: async (values, client_key) => {
      const { unit_id, location_id } = unit;
      const { revision } = version.read;
      const body = {
        ...unitBody(values),
        ...seatingRef.current?.said(),
        unit_id,
        revision,
        client_key,
      };
      try {
        return (await call('POST fleet_survey/save_unit', { body: { ...body, location_id } })).unit;
      } catch (error) {
        seatingRef.current?.ask(error);
        throw error;
      }
    },
    doneText,
  });
  const seating = useSeating(form.watch('configuration'));
  useEffect(() => {
    seatingRef.current = seating;
  });
  const conflict = useConflict({
    ...{ ...version, draft, form, valuesIn: unitIn },
    isAsked: isMovedSince(details, version.read, locationId),
    onSaved: () => succeed(doneText(unit)),
  });
  const { reset } = form;
  const { setRead } = version;
  useEffect(() => {
    if (!saved) return;
    setRead({ revision: saved.revision, values: valuesOf(saved) });
    reset(valuesOf(saved));
    const { location_id: yard, unit_id } = saved;
    if (yard !== null && yard !== locationId)
      navigate(editUnitPath(yard, unit_id), { replace: true });
  }, [saved, reset, setRead, navigate, locationId]);
  const isElsewhere = unit.location_id !== locationId;
  const ofFields = ({ fields }: RowChange) =>
    conflict.changed.some((name) => Object.hasOwn(fields, name));
  const last = history.find(ofFields) ?? history[0];
  return (
    <Form form={form} onSubmit={submit} label={t('unit.edit.title')}>
      {conflict.isConflict && (
        <ChangedElsewhere
          title={t('unit.conflict.title')}
          text={t('unit.conflict.text', {
            name: last?.changed_by ?? '',
            date: last ? momentText(last.changed_at) : '',
          })}
          facts={conflict.changed.map((name) => [
            fieldText.name(name),
            fieldText.value(name, unit[name as UnitField]),
          ])}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        >
          {isElsewhere && (
            <UnitElsewhere
              details={details}
              locationId={locationId}
              placeText={t('unit.elsewhere.back')}
              onLeave={conflict.changed.length > 0 ? undefined : conflict.keepMine}
            />
          )}
        </ChangedElsewhere>
      )}
      {isElsewhere && !conflict.isConflict && (
        <Alert color="amber" role="status">
          <UnitElsewhere
            details={details}
            locationId={locationId}
            placeText={t('unit.taken.move')}
          />
        </Alert>
      )}
      {seating.lost && (
        <SeatingFields lost={seating.lost} seats={seating.seats} onChange={seating.setSeats} />
      )}
      <UnitFields locationId={locationId} number={<UnitTextField name="unit_number" required />} />
      <FormActions>
        <Button
          type="submit"
          loading={isSaving}
          disabled={!form.formState.isDirty || conflict.isConflict || !seating.isComplete}
        >
          {t('unit.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
