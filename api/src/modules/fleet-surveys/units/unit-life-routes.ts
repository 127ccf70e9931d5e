import type { unitLifeCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { success, writeCall } from '../write-call.ts';
import { deleteUnit, takeOffUnit } from './remove-unit.ts';
import { cloneUnit, previewClones } from './unit-copies.ts';

export const unitLifeRoutes = implement<typeof unitLifeCalls>({
  'POST fleet_survey/clone_unit': async (input) =>
    input.body.is_preview
      ? { status: success, clones: await previewClones(input, input.body) }
      : writeCall(input, 'POST fleet_survey/clone_unit', input.body, async (transaction) => ({
          status: success,
          clones: await cloneUnit(transaction, input, input.body),
        })),

  'DELETE fleet_survey/delete_unit/{id}': (input) => {
    const said = { ...input.params, ...input.query };
    return writeCall(input, 'DELETE fleet_survey/delete_unit/{id}', said, async (transaction) => ({
      status: success,
      unit: await takeOffUnit(transaction, input, said),
    }));
  },

  'DELETE fleet_survey/delete_unit_all/{id}': (input) => {
    const said = { ...input.params, ...input.query };
    return writeCall(
      input,
      'DELETE fleet_survey/delete_unit_all/{id}',
      said,
      async (transaction) => {
        await deleteUnit(transaction, input, said, said);
        return { status: success };
      },
    );
  },
});
