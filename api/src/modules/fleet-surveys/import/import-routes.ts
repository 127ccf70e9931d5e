import type { importCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import { enforceLimit } from '../../../limits/enforce-limit.ts';
import { surveyorOf } from '../surveyor.ts';
import { success, writeCall } from '../write-call.ts';
import { importUnits } from './import-units.ts';
import { saveUnits } from './save-units.ts';
import { undoUnits } from './undo-units.ts';

/** Limit on files read by one user; the user's id is the key. */
const fileRate = { name: 'import-units', hits: 30, seconds: 60 };

const partly = { status: 1, description: 'Rows were refused.' };

export const importRoutes = implement<typeof importCalls>({
  'POST fleet_survey/import_units': async (input) => {
    const { unscoped, user, now, body } = input;
    await enforceLimit(unscoped, fileRate, { caller: String(user.id), now });
    return importUnits({ ...input, ...surveyorOf(input) }, body);
  },

  'POST fleet_survey/save_units': (input) => {
    const { body } = input;
    const { undo, location_id } = body;
    if (undo !== undefined && body.units.length > 0) {
      throw refuse('invalid', 'undo', 'A call saves units, or takes some back.');
    }
    return writeCall(input, 'POST fleet_survey/save_units', body, async (transaction) => {
      const units =
        undo === undefined
          ? await saveUnits(transaction, surveyorOf(input), body)
          : await undoUnits(transaction, input, { location_id, key: undo });
      const isWhole = units.every(({ result }) => result !== 'refused');
      return { status: isWhole ? success : partly, units };
    });
  },
});
