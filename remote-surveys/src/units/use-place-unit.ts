import type { Unit } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { call } from '../calls.ts';
import { useWrite } from '../operation/use-write.ts';

interface Placing {
  readonly unit: Unit;
  /** Where it is to stand. */
  readonly locationId: number;
}

/** Moves a unit to a yard, or puts it back there, without a change of what it is. */
export function usePlaceUnit() {
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
