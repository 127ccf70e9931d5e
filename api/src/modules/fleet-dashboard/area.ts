import { fleetDashboardCalls } from '@portal/contract/fleet-dashboard/schema';
import { defineArea } from '../../app/area.ts';
import { keptTidying } from '../../kept/kept-tidying.ts';
import { dashboardReports } from './exports/dashboard-reports.ts';
import { favorites, templates } from './kept-reports/kept-kinds.ts';
import { fleetDashboardRoutes } from './routes.ts';

export const fleetDashboardArea = defineArea(fleetDashboardCalls, fleetDashboardRoutes, {
  exportKinds: [dashboardReports],
  tidyings: [keptTidying([templates, favorites])],
});
