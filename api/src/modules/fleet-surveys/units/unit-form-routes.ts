import type { unitFormCalls } from '@portal/contract/fleet-surveys';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { dayOf } from '../../../exports/reader-clock.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import { success, writeCall } from '../write-call.ts';
import { cloneUnit, previewClones } from './clone-unit.ts';
import { answerLabels } from './labels/answer-labels.ts';
import { unitsContent } from './units-content.ts';

export const unitFormRoutes = implement<typeof unitFormCalls>({
  'POST fleet_survey/get_units_pdf': async (input) =>
    answerListFile(
      { ...input, body: { ...input.body, format: exportFormats.pdf } },
      'surveys',
      await unitsContent(input.db, input.body, dayOf(input.now, input)),
    ),

  'POST fleet_survey/get_units_excel': async (input) =>
    answerListFile(
      { ...input, body: { ...input.body, format: exportFormats.excel } },
      'surveys',
      await unitsContent(input.db, input.body, dayOf(input.now, input)),
    ),

  'POST fleet_survey/get_unit_labels': answerLabels,

  'POST fleet_survey/clone_unit': async (input) =>
    input.body.is_preview
      ? { status: success, clones: await previewClones(input, input.body) }
      : writeCall(input, 'POST fleet_survey/clone_unit', input.body, async (transaction) => ({
          status: success,
          clones: await cloneUnit(transaction, input, input.body),
        })),
});
