import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../app/implement.ts';
import { dayOf } from '../../lists/reader-clock.ts';
import { writeOnce } from '../../writing/write-once.ts';
import { readLocation } from './locations/read-location.ts';
import { selectLocations } from './locations/select-locations.ts';
import { surveyListRoutes } from './surveys/survey-list-routes.ts';
import { surveyWriteRoutes } from './surveys/survey-write-routes.ts';
import { readUnitDetails } from './units/read-unit-details.ts';
import { readUnits } from './units/read-units.ts';
import { saveUnit } from './units/save-unit.ts';

const status = { status: 0, description: 'Success' };

export const fleetSurveyRoutes = implement<typeof fleetSurveyCalls>({
  ...surveyListRoutes,
  ...surveyWriteRoutes,

  'POST fleet_survey/select_locations': ({ db, body }) => selectLocations(db, body),

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

  'POST fleet_survey/save_unit': ({ db, user, body, now }) =>
    writeOnce(
      db,
      {
        userId: user.id,
        call: 'POST fleet_survey/save_unit',
        said: body,
        clientKey: body.client_key,
        now,
      },
      async (transaction) => ({ status, unit: await saveUnit(transaction, { user, now }, body) }),
    ),
});
