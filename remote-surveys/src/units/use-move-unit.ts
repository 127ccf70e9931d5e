import type { Unit } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { call } from '../calls.ts';
import { useWrite } from '../operation/use-write.ts';

interface Placing {
  readonly unit: Unit;
  /** The target location. */
  readonly locationId: number;
}

/** Moves a unit to a location, or back to it, without changing its other fields. */
export function useMoveUnit() {
  const { t } = useWords();
  return useWrite({
    write: async ({ unit, locationId }: Placing, client_key) => {
      const { unit_id, revision, unit_number, type, configuration } = unit;
      const body = { unit_id, revision, unit_number, type, configuration, client_key };
      return (
        await call('POST fleet_survey/save_unit', { body: { ...body, location_id: locationId } })
      ).unit;
    },
    doneText: ({ unit_number: number }) => t('unit.placed', { number }),
  });
}
