import { configurationsOf } from '@portal/contract/fleet-surveys';
import { useFormContext } from '@portal/platform/forms';
import { AxleDiagram } from '../axles/axle-diagram.tsx';
import { UnitChoiceField } from './unit-choice-field.tsx';
import type { UnitValues } from './unit-values.ts';

/** Selects a unit's axle configuration, with a drawing of the choice. */
export function ConfigurationField() {
  const { watch } = useFormContext<UnitValues>();
  return (
    <>
      <UnitChoiceField
        name="configuration"
        values={configurationsOf(watch('type'))}
        words="configuration"
      />
      <AxleDiagram code={watch('configuration')} />
    </>
  );
}
