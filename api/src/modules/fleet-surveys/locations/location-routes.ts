import { accountTypes, type locationCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { dayOf } from '../../../exports/reader-clock.ts';
import { writeCall } from '../write-call.ts';
import { addLocation } from './add-location.ts';
import { readLocation } from './read-location.ts';
import { readNonsigs } from './read-nonsigs.ts';
import { selectLocations } from './select-locations.ts';

export const locationRoutes = implement<typeof locationCalls>({
  'POST fleet_survey/select_locations': ({ db, body }) => selectLocations(db, body),

  'POST fleet_survey/select_preff_locations': ({ db, body }) =>
    selectLocations(db, body, accountTypes.preferred_fleet),

  'POST fleet_survey/add_location': (input) =>
    writeCall(input, 'POST fleet_survey/add_location', input.body, (transaction) =>
      addLocation(transaction, input.body),
    ),

  'GET fleet_survey/get_location/{id}': async ({ db, params, now, userTime }) => ({
    location: await readLocation(db, params.id, dayOf(now, { now, userTime })),
  }),

  'GET fleet_survey/get_nonsigs/{id}': async ({ db, params }) => ({
    nonsigs: await readNonsigs(db, params.id),
  }),
});
