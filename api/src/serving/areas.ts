import { adminCalls } from '@portal/contract/admin/schema';
import { lookupCalls } from '@portal/contract/lookups/schema';
import { portalCalls } from '@portal/contract/portal/schema';
import { accessTidying } from '../access/access-tidying.ts';
import { type Area, defineArea } from '../app/area.ts';
import { jobTidying } from '../exports/jobs/job-tidying.ts';
import { adminRoutes } from '../modules/admin/routes.ts';
import { analysisReportsArea } from '../modules/analysis-reports/area.ts';
import { authorizationRoutes } from '../modules/authorization/routes.ts';
import { deviceTidying } from '../modules/devices/device-tidying.ts';
import { deviceRoutes } from '../modules/devices/routes.ts';
import { exportsRoutes } from '../modules/exports/routes.ts';
import { fleetDashboardArea } from '../modules/fleet-dashboard/area.ts';
import { fleetSurveysArea } from '../modules/fleet-surveys/area.ts';
import { inspectionSurveysArea } from '../modules/inspection-surveys/area.ts';
import { languagesRoutes } from '../modules/languages/routes.ts';
import { lookupRoutes } from '../modules/lookups/routes.ts';
import { preferencesRoutes } from '../modules/preferences/routes.ts';
import { recordTidying } from '../modules/record-store/record-tidying.ts';
import { recordStoreRoutes } from '../modules/record-store/routes.ts';
import { registrationTidying } from '../modules/registration/registration-tidying.ts';
import { registrationRoutes } from '../modules/registration/routes.ts';
import { reportMenuRoutes } from '../modules/report-menu/routes.ts';

/** The areas of the API, with all of its calls. */
export const areas: readonly Area[] = [
  defineArea(
    portalCalls,
    {
      ...authorizationRoutes,
      ...reportMenuRoutes,
      ...languagesRoutes,
      ...recordStoreRoutes,
      ...preferencesRoutes,
      ...deviceRoutes,
      ...registrationRoutes,
      ...exportsRoutes,
    },
    {
      tidyings: [accessTidying, registrationTidying, recordTidying, jobTidying, deviceTidying],
    },
  ),
  fleetDashboardArea,
  fleetSurveysArea,
  inspectionSurveysArea,
  analysisReportsArea,
  defineArea(lookupCalls, lookupRoutes),
  defineArea(adminCalls, adminRoutes),
];
