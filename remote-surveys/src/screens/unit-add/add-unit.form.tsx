import { madeUnit, type SurveyLocation, type UnitCopy } from '@portal/contract/fleet-surveys';
import { Form, FormActions } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useNavigate } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { Button } from '@portal/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../calls.ts';
import { idOf } from '../../device/names/own-names.ts';
import { useIsAway } from '../../device/network/use-away.ts';
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
  /** The unit that it starts like, and what it starts with; null for nothing. */
  readonly likeId: number | null;
  readonly like: UnitCopy | null;
  /** What its label says, or was typed before; empty for what it does not. */
  readonly label: Label;
  /** The survey that it is added to as well; null for none. */
  readonly survey: number | null;
  /** Another unit to be like is what somebody came for. */
  readonly isCopying: boolean;
  readonly onCopy: (unitId: number, typed: Label) => void;
}

/** Adds a unit to a yard, and to a survey where it was found in one; leads back there. */
export function AddUnitForm(props: AddUnitFormProps) {
  const { location, likeId, like, label, survey, isCopying, onCopy } = props;
  const { t } = useWords();
  const navigate = useNavigate();
  const { location_id, name, code, account } = location;
  const login = useUser()?.Login ?? '';
  const isAway = useIsAway();
  /** It waits beside the rows of files. */
  const isKept = useRef(false);
  const { form, isSaving, submit, saved } = useUnitForm({
    draft: draftOf(location_id, likeId, label),
    initial: () => ({ ...(like ? valuesOf(like) : newUnit), ...label }),
    save: async (values, client_key) => {
      // Of one that is found on a survey, readings wait: it goes with them.
      isKept.current = isAway && !survey;
      if (isKept.current) {
        await keepUnit({ login, locationId: location_id, values: valuesOfRow(values) });
        const standing = { account, location_id, location_code: code };
        return madeUnit(unitBody(values), standing, idOf(client_key));
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
  // Only once the draft of the form is let go of; its number and VIN go along.
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

/** What was entered for another label, or like another unit, is not brought back for this one. */
const draftOf = (locationId: number, likeId: number | null, { unit_number, vin }: Label) =>
  ['unit/new', locationId, unit_number || vin, likeId ? `like/${likeId}` : '']
    .filter((part) => part !== '')
    .join('/');
