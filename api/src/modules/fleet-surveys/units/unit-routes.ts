import type { unitCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { dayOf } from '../../../exports/reader-clock.ts';
import { surveyorOf } from '../surveyor.ts';
import { success, writeCall } from '../write-call.ts';
import { deleteUnit, removeFromLocation } from './delete-unit.ts';
import { readUnitDetails } from './read-unit-details.ts';
import { readUnits } from './read-units.ts';
import { saveUnit } from './save-unit.ts';

export const unitRoutes = implement<typeof unitCalls>({
  'POST fleet_survey/get_units': async ({ db, body, now, userTime }) => {
    const today = dayOf(now, { now, userTime });
    const { rows, ...page } = await readUnits(db, body, body, today);
    return { units: [...rows], ...page };
  },

  'GET fleet_survey/get_unit/{id}': ({ db, user, params }) =>
    readUnitDetails({ db, user }, params.id),

  'POST fleet_survey/save_unit': (input) =>
    writeCall(input, 'POST fleet_survey/save_unit', input.body, async (transaction) => ({
      status: success,
      unit: await saveUnit(transaction, surveyorOf(input), input.body),
    })),

  'DELETE fleet_survey/delete_unit/{id}': (input) => {
    const said = { ...input.params, ...input.query };
    return writeCall(input, 'DELETE fleet_survey/delete_unit/{id}', said, async (transaction) => ({
      status: success,
      unit: await removeFromLocation(transaction, input, {
        name: said.id,
        revision: said.revision,
      }),
    }));
  },

  'DELETE fleet_survey/delete_unit_all/{id}': (input) => {
    const said = { ...input.params, ...input.query };
    const call = 'DELETE fleet_survey/delete_unit_all/{id}';
    return writeCall(input, call, said, async (transaction) => {
      await deleteUnit(transaction, input, { name: said.id, revision: said.revision }, said);
      return { status: success };
    });
  },
});
