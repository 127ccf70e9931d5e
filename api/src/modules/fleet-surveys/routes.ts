import {
  accountTypes,
  configurationsOf,
  type fleetSurveyCalls,
} from '@portal/contract/fleet-surveys';
import type { CurrentUser } from '../../access/current-user.ts';
import { implement } from '../../app/implement.ts';
import { dayOf } from '../../exports/reader-clock.ts';
import { type Write, writeOnce } from '../../writing/write-once.ts';
import { readLocation } from './locations/read-location.ts';
import { readNonsigs } from './locations/read-nonsigs.ts';
import { selectLocations } from './locations/select-locations.ts';
import { mailRoutes } from './mailing/mail-routes.ts';
import { overviewRoutes } from './surveys/overview-routes.ts';
import { surveyListRoutes } from './surveys/survey-list-routes.ts';
import { surveyWriteRoutes } from './surveys/survey-write-routes.ts';
import { readCopy, readCreateOptions } from './units/copy-unit.ts';
import { deleteUnit, takeOff } from './units/delete-unit.ts';
import { proposeUnits, readUnitByNumber } from './units/find-by-number.ts';
import { readUnitDetails } from './units/read-unit-details.ts';
import { readUnits } from './units/read-units.ts';
import { saveUnit } from './units/save-unit.ts';
import { describeConfiguration, unitSelects } from './units/unit-choices.ts';
import { readOwners } from './units/unit-owners.ts';

const status = { status: 0, description: 'Success' };

export const fleetSurveyRoutes = implement<typeof fleetSurveyCalls>({
  ...surveyListRoutes,
  ...surveyWriteRoutes,
  ...overviewRoutes,
  ...mailRoutes,

  'POST fleet_survey/select_locations': ({ db, body }) => selectLocations(db, body),

  'POST fleet_survey/select_preff_locations': ({ db, body }) =>
    selectLocations(db, { ...body, account_type: accountTypes.preferred_fleet }),

  'GET fleet_survey/get_nonsigs/{id}': async ({ db, params }) => ({
    nonsigs: await readNonsigs(db, params.id),
  }),

  'GET fleet_survey/get_location/{id}': async ({ db, params, now, userTime }) => ({
    location: await readLocation(db, params.id, dayOf(now, { now, userTime })),
  }),

  'POST fleet_survey/get_units': async ({ db, body, now, userTime }) => {
    const today = dayOf(now, { now, userTime });
    const { rows, ...page } = await readUnits(db, body, body, today);
    return { units: [...rows], ...page };
  },

  'GET fleet_survey/get_unit/{id}': ({ db, user, params }) =>
    readUnitDetails({ db, user }, params.id),

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

  'POST fleet_survey/save_unit': (input) =>
    writeOnce(
      input.db,
      writeOf('POST fleet_survey/save_unit', input, input.body),
      async (transaction) => ({ status, unit: await saveUnit(transaction, input, input.body) }),
    ),

  'DELETE fleet_survey/delete_unit/{id}': (input) =>
    writeOnce(
      input.db,
      writeOf('DELETE fleet_survey/delete_unit/{id}', input, input.query),
      async (transaction) => {
        const named = { name: input.params.id, revision: input.query.revision };
        return { status, unit: await takeOff(transaction, input, named) };
      },
    ),

  'DELETE fleet_survey/delete_unit_all/{id}': (input) =>
    writeOnce(
      input.db,
      writeOf('DELETE fleet_survey/delete_unit_all/{id}', input, input.query),
      async (transaction) => {
        const named = { name: input.params.id, revision: input.query.revision };
        await deleteUnit(transaction, input, named, input.query);
        return { status };
      },
    ),
});

interface WriteInput {
  readonly user: CurrentUser;
  readonly now: Date;
  readonly params: unknown;
}

/** A call that writes, with the key in its body or its query. */
const writeOf = (
  call: keyof typeof fleetSurveyCalls,
  { user, now, params }: WriteInput,
  said: { readonly client_key?: string },
): Write => ({ userId: user.id, call, said: { params, said }, clientKey: said.client_key, now });
