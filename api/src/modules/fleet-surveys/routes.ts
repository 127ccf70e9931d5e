import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../app/implement.ts';
import { importRoutes } from './import/import-routes.ts';
import { locationRoutes } from './locations/location-routes.ts';
import { unitFormRoutes } from './units/unit-form-routes.ts';
import { unitLifeRoutes } from './units/unit-life-routes.ts';
import { unitRoutes } from './units/unit-routes.ts';

export const fleetSurveyRoutes = implement<typeof fleetSurveyCalls>({
  ...locationRoutes,
  ...unitRoutes,
  ...unitFormRoutes,
  ...unitLifeRoutes,
  ...importRoutes,
});
