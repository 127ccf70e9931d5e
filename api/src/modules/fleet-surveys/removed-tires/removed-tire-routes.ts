import type { removedTireCalls } from '@portal/contract/fleet-surveys';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import { surveyorOf } from '../surveyor.ts';
import { success, writeCall } from '../write-call.ts';
import { deleteRemovedTire } from './delete-removed-tire.ts';
import { readRemovedTires } from './read-removed-tires.ts';
import { removalFormatsOf } from './removal-units.ts';
import { readRemovedTire } from './removed-tire-rows.ts';
import { removedTiresContent } from './removed-tires-content.ts';
import { findRemovedTiresFilter } from './removed-tires-filter.ts';
import { restoreRemovedTire } from './restore-removed-tire.ts';
import { updateRemovedTire } from './update-removed-tire.ts';

const update = 'PUT fleet_survey/update_removed_tire';
const remove = 'DELETE fleet_survey/delete_removed_tire/{id}';

export const removedTireRoutes = implement<typeof removedTireCalls>({
  'POST fleet_survey/get_removed_tires': async (input) => {
    const of = await findRemovedTiresFilter(input, input.body);
    const { rows, ...page } = await readRemovedTires(input, of, input.body, input.body);
    return { ...removalFormatsOf(input.user), removed_tires: rows, ...page };
  },

  'POST fleet_survey/get_removed_tires_pdf': async (input) =>
    answerListFile(
      { ...input, body: { ...input.body, format: exportFormats.pdf } },
      'surveys',
      await removedTiresContent(input, input.body),
    ),

  'POST fleet_survey/get_removed_tires_excel': async (input) =>
    answerListFile(
      { ...input, body: { ...input.body, format: exportFormats.excel } },
      'surveys',
      await removedTiresContent(input, input.body),
    ),

  'GET fleet_survey/get_removed_tire_info/{id}': async ({ db, user, params }) => {
    const removed_tire = await readRemovedTire(db, params.id, user);
    if (!removed_tire) throw refuse('unknown_value', 'id');
    return { removed_tire };
  },

  [update]: (input) =>
    writeCall(input, update, input.body, async (transaction) => {
      const { body, user } = input;
      const write = body.is_restored ? restoreRemovedTire : updateRemovedTire;
      await write(transaction, surveyorOf(input), body);
      const removed_tire = await readRemovedTire(transaction, body.id, user);
      if (!removed_tire) throw new Error(`Removal ${body.id} has gone.`);
      return { status: success, removed_tire };
    }),

  [remove]: (input) => {
    const said = { ...input.params, ...input.query };
    return writeCall(input, remove, said, async (transaction) => ({
      status: success,
      revision: await deleteRemovedTire(transaction, surveyorOf(input), said),
    }));
  },
});
