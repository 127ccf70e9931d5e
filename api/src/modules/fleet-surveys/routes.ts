import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../app/implement.ts';
import { locationRoutes } from './locations/location-routes.ts';
import { unitRoutes } from './units/unit-routes.ts';

export const fleetSurveyRoutes = implement<typeof fleetSurveyCalls>({
  ...locationRoutes,
  ...unitRoutes,
});
