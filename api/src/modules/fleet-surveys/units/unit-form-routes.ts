import type { unitFormCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import { dayOf } from '../../../lists/reader-clock.ts';
import { findNumbers, findUnitByNumber, readOwners } from './find-numbers.ts';
import { copyUnit } from './unit-copies.ts';
import { unitOptions } from './unit-options.ts';
import { unitConfigurations, unitSelects } from './unit-selects.ts';
import { unitsContent } from './units-content.ts';

export const unitFormRoutes = implement<typeof unitFormCalls>({
  'POST fleet_survey/get_units_pdf': async (input) =>
    answerListFile(
      { ...input, body: { ...input.body, format: 'pdf' } },
      'surveys',
      await unitsContent(input.db, input.body, dayOf(input.now, input)),
    ),

  'POST fleet_survey/get_units_excel': async (input) =>
    answerListFile(
      { ...input, body: { ...input.body, format: 'excel' } },
      'surveys',
      await unitsContent(input.db, input.body, dayOf(input.now, input)),
    ),

  'GET fleet_survey/get_unit_selects': async ({ locale }) => unitSelects(locale),

  'GET fleet_survey/get_unit_configurations/{id}': async ({ params }) => ({
    configurations: unitConfigurations(params.id),
  }),

  'POST fleet_survey/get_owners': async ({ db, body }) => ({ owners: await readOwners(db, body) }),

  'POST fleet_survey/get_unit_numbers': async ({ db, body }) => ({
    unit_numbers: await findNumbers(db, body, body.keyword),
  }),

  'POST fleet_survey/get_unit_by_number': async ({ db, body }) => ({
    unit: await findUnitByNumber(db, body, body.unit_number),
  }),

  'POST fleet_survey/get_create_unit_options': (input) => unitOptions(input, input.body),

  'POST fleet_survey/create_unit_copy': async (input) => ({
    unit: await copyUnit(input, input.body.unit_id),
  }),
});
