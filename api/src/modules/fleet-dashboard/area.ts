import { fleetDashboardCalls } from '@portal/contract/fleet-dashboard/schema';
import { defineArea } from '../../app/area.ts';
import { dashboardReports } from './exports/dashboard-reports.ts';
import { fleetDashboardRoutes } from './routes.ts';

export const fleetDashboardArea = defineArea(fleetDashboardCalls, fleetDashboardRoutes, {
  exportKinds: [dashboardReports],
});
