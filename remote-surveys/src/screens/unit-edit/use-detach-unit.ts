import type { Unit } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { call } from '../../calls.ts';
import { useWrite } from '../../operation/use-write.ts';
import { useMoveUnit } from '../../units/use-move-unit.ts';

/** Removes a unit from its location, and offers to put it back. */
export function useDetachUnit(locationId: number, onDone: () => void) {
  const { t } = useWords();
  const putting = useMoveUnit();
  return useWrite({
    write: async ({ unit_id, revision }: Unit, client_key) => {
      const params = { id: String(unit_id) };
      const query = { revision, client_key };
      return (await call('DELETE fleet_survey/delete_unit/{id}', { params, query })).unit;
    },
    doneText: ({ unit_number: number }) => t('unit.take_off.done', { number }),
    undo: (unit) => putting.mutate({ unit, locationId }),
    onDone,
  });
}
