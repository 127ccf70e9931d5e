import { type SurveyLocation, unitNumber } from '@portal/contract/fleet-surveys';
import { useFormContext } from '@portal/platform/forms';
import { useQuery } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/routing';
import { useEffect, useState } from 'react';
import { call } from '../calls.ts';
import { overviewPath } from '../paths.ts';
import { yardQueryKey } from '../yard/yard.query.ts';
import { NumberTaken } from './number-taken.tsx';
import { UnitTextField } from './unit-text-field.tsx';
import type { UnitValues } from './unit-values.ts';

interface NumberFieldProps {
  readonly location: Pick<SurveyLocation, 'location_id'>;
  /** The survey that the unit was found in; null for none. */
  readonly survey: number | null;
}

/**
 * A new unit's number. If it exists, the user can open its unit, bring that unit here, or enter
 * another number.
 */
export function NumberField({ location: { location_id }, survey }: NumberFieldProps) {
  const navigate = useNavigate();
  const { watch, setFocus, reset, formState } = useFormContext<UnitValues>();
  const [left, setLeft] = useState('');
  const [shown, setShown] = useState<number | null>(null);
  const typed = watch('unit_number');
  // Enter saves without leaving the field.
  const asked = formState.errors.unit_number?.type === 'server' ? typed : left;
  const number = unitNumber(asked);
  const { data } = useQuery({
    queryKey: [...yardQueryKey, 'unit options', location_id, survey, number],
    queryFn: ({ signal }) => {
      const body = { location_id, unit_number: asked, ...(survey && { survey_id: survey }) };
      return call('POST fleet_survey/get_create_unit_options', { body, signal });
    },
    enabled: number !== null,
  });
  // Only after the input for the new unit is discarded.
  useEffect(() => {
    if (survey && shown && !formState.isDirty) navigate(overviewPath(survey, shown));
  }, [survey, shown, formState.isDirty, navigate]);
  const isOfThis = unitNumber(typed) === number;
  return (
    <div>
      <UnitTextField name="unit_number" required autoCapitalize="characters" onLeave={setLeft} />
      <div role="status">
        {data?.unit && isOfThis && (
          <NumberTaken
            unit={data.unit}
            locationId={location_id}
            onOther={() => setFocus('unit_number', { shouldSelect: true })}
            onShow={() => {
              setShown(data.unit?.unit_id ?? null);
              reset();
            }}
            survey={survey}
            isOnSurvey={data.is_unit_exists_on_survey}
          />
        )}
      </div>
    </div>
  );
}
