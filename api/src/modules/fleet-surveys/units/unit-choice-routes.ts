import { configurationsOf, type unitChoiceCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { readCopy, readCreateOptions } from './copy-unit.ts';
import { proposeUnits, readUnitByNumber } from './find-by-number.ts';
import { describeConfiguration, unitSelects } from './unit-choices.ts';
import { readOwners } from './unit-owners.ts';

export const unitChoiceRoutes = implement<typeof unitChoiceCalls>({
  'GET fleet_survey/get_unit_selects': async ({ locale }) => unitSelects(locale),

  'GET fleet_survey/get_unit_configurations/{id}': async ({ params }) => ({
    configurations: configurationsOf(params.id).map(describeConfiguration),
  }),

  'POST fleet_survey/get_owners': async ({ db, body }) => ({ owners: await readOwners(db, body) }),

  'POST fleet_survey/get_unit_numbers': async ({ db, body }) => ({
    unit_numbers: await proposeUnits(db, body),
  }),

  'POST fleet_survey/get_unit_by_number': async ({ db, body }) => ({
    unit: await readUnitByNumber(db, body),
  }),

  'POST fleet_survey/get_create_unit_options': (input) => readCreateOptions(input, input.body),

  'POST fleet_survey/create_unit_copy': async (input) => ({
    unit: await readCopy(input, input.body.unit_id),
  }),
});
