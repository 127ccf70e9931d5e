import { madeUnit, type SurveyLocation, type UnitCopy } from '@portal/contract/fleet-surveys';
import { Form, FormActions } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useNavigate } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { Button } from '@portal/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../calls.ts';
import { keyAsId } from '../../device/names/local-names.ts';
import { useIsOffline } from '../../device/network/use-offline.ts';
import { dashboardPath, importUnitsPath, overviewPath } from '../../paths.ts';
import { NumberField } from '../../units/number-field.tsx';
import { valuesOfRow } from '../../units/row-values.ts';
import { UnitFields } from '../../units/unit-fields.tsx';
import { newUnit, type UnitValues, unitBody, valuesOf } from '../../units/unit-values.ts';
import { useUnitForm } from '../../units/use-unit-form.ts';
import { keepUnit } from '../../uploaded/keep-unit.ts';
import { CopySearch } from './copy-search.tsx';

type Label = Pick<UnitValues, 'unit_number' | 'vin'>;

interface AddUnitFormProps {
  readonly location: SurveyLocation;
  /** The unit to copy, and its values; null for none. */
  readonly likeId: number | null;
  readonly like: UnitCopy | null;
  /** Values from the label or earlier input; empty where there are none. */
  readonly label: Label;
  /** The survey to which the unit is added as well; null for none. */
  readonly survey: number | null;
  /** Whether the page was opened to copy a unit. */
  readonly isCopying: boolean;
  readonly onCopy: (unitId: number, typed: Label) => void;
}

/** Adds a unit to a location, and to the survey it was found in, if any; then returns there. */
export function AddUnitForm(props: AddUnitFormProps) {
  const { location, likeId, like, label, survey, isCopying, onCopy } = props;
  const { t } = useWords();
  const navigate = useNavigate();
  const { location_id, name, code, account } = location;
  const login = useUser()?.Login ?? '';
  const isAway = useIsOffline();
  /** The unit was stored with the rows of uploaded files. */
  const isKept = useRef(false);
  const { form, isSaving, submit, saved } = useUnitForm({
    draft: draftOf(location_id, likeId, label),
    initial: () => ({ ...(like ? valuesOf(like) : newUnit), ...label }),
    save: async (values, client_key) => {
      // On a survey, readings of the unit also wait in the outbox, so that the unit must wait
      // there, too.
      isKept.current = isAway && !survey;
      if (isKept.current) {
        await keepUnit({ login, locationId: location_id, values: valuesOfRow(values) });
        const standing = { account, location_id, location_code: code };
        return madeUnit(unitBody(values), standing, keyAsId(client_key));
      }
      const body = { ...unitBody(values), client_key };
      const { unit } = survey
        ? await call('POST fleet_survey/add_new_unit_to_survey', {
            body: { ...body, survey_id: survey },
          })
        : await call('POST fleet_survey/save_unit', { body: { ...body, location_id } });
      return unit;
    },
    doneText: (unit) =>
      t(isKept.current ? 'unit.kept' : 'unit.added', {
        number: unit.unit_number,
        yard: name || code,
      }),
  });
  useEffect(() => {
    if (!saved) return;
    const yardPath = isKept.current ? importUnitsPath(location_id) : dashboardPath(location_id);
    navigate(survey ? overviewPath(survey, saved.unit_id) : yardPath);
  }, [saved, navigate, location_id, survey]);
  const [copied, setCopied] = useState<{ readonly id: number; readonly typed: Label } | null>(null);
  const { isDirty } = form.formState;
  // Only after the form's draft is cleared; number and VIN are kept.
  useEffect(() => {
    if (copied && !isDirty) onCopy(copied.id, copied.typed);
  });
  const copy = (id: number) => {
    const { unit_number, vin } = form.getValues();
    setCopied({ id, typed: { unit_number, vin } });
    form.reset();
  };
  return (
    <>
      <CopySearch locationId={location_id} isOpen={isCopying} onCopy={copy} />
      <Form form={form} onSubmit={submit} label={t('unit.add.title')}>
        <UnitFields
          locationId={location_id}
          number={<NumberField location={location} survey={survey} />}
        />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('unit.save')}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}

/** Name of the draft: input for another label or another copied unit is not restored. */
const draftOf = (locationId: number, likeId: number | null, { unit_number, vin }: Label) =>
  ['unit/new', locationId, unit_number || vin, likeId ? `like/${likeId}` : '']
    .filter((part) => part !== '')
    .join('/');
