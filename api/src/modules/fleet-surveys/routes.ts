import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../app/implement.ts';
import { imageRoutes } from './images/image-routes.ts';
import { importRoutes } from './import/import-routes.ts';
import { tireChangeRoutes } from './inspections/changes/tire-change-routes.ts';
import { inspectionRoutes } from './inspections/inspection-routes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { locationRoutes } from './locations/location-routes.ts';
import { mailRoutes } from './mailing/mail-routes.ts';
import { offlineRoutes } from './offline/offline-routes.ts';
import { removedTireRoutes } from './removed-tires/removed-tire-routes.ts';
import { overviewRoutes } from './surveys/overview-routes.ts';
import { surveyListRoutes } from './surveys/survey-list-routes.ts';
import { surveyWriteRoutes } from './surveys/survey-write-routes.ts';
import { unitChoiceRoutes } from './units/unit-choice-routes.ts';
import { unitFormRoutes } from './units/unit-form-routes.ts';
import { unitRoutes } from './units/unit-routes.ts';
import { workRoutes } from './work-list/work-routes.ts';

export const fleetSurveyRoutes = implement<typeof fleetSurveyCalls>({
  ...locationRoutes,
  ...unitRoutes,
  ...unitChoiceRoutes,
  ...unitFormRoutes,
  ...importRoutes,
  ...surveyListRoutes,
  ...surveyWriteRoutes,
  ...overviewRoutes,
  ...inspectionRoutes,
  ...workRoutes,
  ...tireChangeRoutes,
  ...imageRoutes,
  ...removedTireRoutes,
  ...mailRoutes,
  ...liveRoutes,
  ...offlineRoutes,
});
