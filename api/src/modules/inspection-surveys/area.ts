import { inspectionSurveyCalls } from '@portal/contract/inspection-surveys/schema';
import { defineArea } from '../../app/area.ts';
import { crossingTires } from './checkpoint/crossing-files.ts';
import { dealerTires } from './dealer/dealer-tires.ts';
import { surveyDetails } from './detail/survey-document.ts';
import { surveyTires } from './detail/tire-workbooks.ts';
import { inspectionSurveyRoutes } from './routes.ts';

/** The reports of surveys. */
export const inspectionSurveysArea = defineArea(inspectionSurveyCalls, inspectionSurveyRoutes, {
  exportKinds: [surveyDetails, surveyTires, dealerTires, crossingTires],
});
