import { surveyLimits } from '@portal/contract/fleet-surveys';
import { fleetSurveyCalls } from '@portal/contract/fleet-surveys/schema';
import { defineArea } from '../../app/area.ts';
import { outboxTidying } from '../../mail/outbox/outbox-tidying.ts';
import { keyTidying } from '../../writing/key-tidying.ts';
import { imageTidying } from './images/image-tidying.ts';
import { liveTidying } from './live/live-tidying.ts';
import { fleetSurveyRoutes } from './routes.ts';

export const fleetSurveysArea = defineArea(fleetSurveyCalls, fleetSurveyRoutes, {
  tidyings: [
    keyTidying(surveyLimits.keyDays),
    outboxTidying(surveyLimits.keyDays),
    imageTidying,
    liveTidying,
  ],
});
