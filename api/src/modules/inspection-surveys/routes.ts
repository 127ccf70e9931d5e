import type { inspectionSurveyCalls } from '@portal/contract/inspection-surveys';
import { implement } from '../../app/implement.ts';
import { checkpointRoutes } from './checkpoint/checkpoint-routes.ts';
import { dealerReportRoutes } from './dealer/dealer-routes.ts';
import { surveyDetailRoutes } from './detail/detail-routes.ts';
import { exceptionRoutes } from './exceptions/exception-routes.ts';
import { imagePageRoutes } from './images/image-page-routes.ts';
import { readinessRoutes } from './readiness/readiness-routes.ts';
import { surveyReportRoutes } from './reports/report-routes.ts';

export const inspectionSurveyRoutes = implement<typeof inspectionSurveyCalls>({
  ...surveyReportRoutes,
  ...dealerReportRoutes,
  ...exceptionRoutes,
  ...surveyDetailRoutes,
  ...readinessRoutes,
  ...imagePageRoutes,
  ...checkpointRoutes,
});
