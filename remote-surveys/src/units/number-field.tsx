import { type SurveyLocation, unitNumber } from '@portal/contract/fleet-surveys';
import { useFormContext } from '@portal/platform/forms';
import { useQuery } from '@portal/platform/query';
import { useState } from 'react';
import { call } from '../calls.ts';
import { yard } from '../yard/yard.query.ts';
import { NumberTaken } from './number-taken.tsx';
import { UnitTextField } from './unit-text-field.tsx';
import type { UnitValues } from './unit-values.ts';

interface NumberFieldProps {
  readonly location: Pick<SurveyLocation, 'location_id'>;
}

/** A new unit's number. One that exists is a choice: its unit, that unit here, or another number. */
export function NumberField({ location: { location_id } }: NumberFieldProps) {
  const { watch, setFocus } = useFormContext<UnitValues>();
  const [left, setLeft] = useState('');
  const number = unitNumber(left);
  const { data } = useQuery({
    queryKey: [...yard, 'unit options', location_id, number],
    queryFn: ({ signal }) =>
      call('POST fleet_survey/get_create_unit_options', {
        body: { location_id, unit_number: left },
        signal,
      }),
    enabled: number !== null,
  });
  const isOfThis = unitNumber(watch('unit_number')) === number;
  return (
    <div>
      <UnitTextField name="unit_number" required autoCapitalize="characters" onLeave={setLeft} />
      <div role="status">
        {data?.unit && isOfThis && (
          <NumberTaken
            unit={data.unit}
            locationId={location_id}
            onOther={() => setFocus('unit_number', { shouldSelect: true })}
          />
        )}
      </div>
    </div>
  );
}
