import { destinations, removalReasons, type tireChangeCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../../../app/implement.ts';
import { surveyorOf } from '../../surveyor.ts';
import { success, writeCall } from '../../write-call.ts';
import { readAxleMap } from '../read-axle-map.ts';
import { replaceTires } from './replace-tires.ts';
import { undoChange } from './undo-change.ts';

const replaceCall = 'POST fleet_survey/replace_tires';
const undoCall = 'POST fleet_survey/undo_tire_replace';

export const tireChangeRoutes = implement<typeof tireChangeCalls>({
  'GET fleet_survey/get_removal_reasons': async () => ({
    removal_reasons: [...removalReasons],
    destinations: [...destinations],
  }),

  [replaceCall]: (input) =>
    writeCall(input, replaceCall, input.body, async (transaction) => {
      const author = surveyorOf(input);
      const { inspected, changeId } = await replaceTires(transaction, author, input.body);
      const map = await readAxleMap(transaction, inspected, input.user);
      return { status: success, tire_change_id: changeId, ...map };
    }),

  [undoCall]: (input) =>
    writeCall(input, undoCall, input.body, async (transaction) => {
      const { tire_change_id } = input.body;
      const inspected = await undoChange(transaction, surveyorOf(input), tire_change_id);
      return { status: success, ...(await readAxleMap(transaction, inspected, input.user)) };
    }),
});
