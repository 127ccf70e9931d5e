import type { RemovedTire } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { call } from '../../calls.ts';
import { useWrite } from '../../operation/use-write.ts';
import { removalBody, removalValues } from '../../removals/removal-values.ts';
import { removedTireQuery } from './removed-tires.query.ts';

interface PutBackInput {
  readonly tire: RemovedTire;
  /** Revision from the answer to the deletion. */
  readonly revision: number;
}

/** Puts a removed tire back at its position by deleting its removal, and offers to undo that. */
export function usePutBack(onDone: () => void) {
  const { t } = useWords();
  const restoring = useWrite({
    write: ({ tire, revision }: PutBackInput, client_key) =>
      call('PUT fleet_survey/update_removed_tire', {
        body: {
          id: tire.id,
          revision,
          client_key,
          is_restored: true,
          ...removalBody(removalValues(tire), tire),
        },
      }),
    doneText: () => t('removed_tire.restored'),
  });
  return useWrite({
    write: async ({ id, revision }: RemovedTire, client_key) => {
      const query = { revision, client_key };
      return call('DELETE fleet_survey/delete_removed_tire/{id}', { params: { id }, query });
    },
    doneText: (_, { unit_number: number, position }) =>
      t('removed_tire.delete.done', { number, position }),
    gone: ({ id }) => removedTireQuery(id).queryKey,
    undo: ({ revision }, tire) => restoring.mutate({ tire, revision }),
    onDone,
  });
}
