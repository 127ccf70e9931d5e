import type { fleetDashboardCalls } from '@portal/contract/fleet-dashboard/schema';
import type { Static } from 'typebox';

/** What is asked of `get_records`, as its schema lets it through. */
export type RecordsRequest = Static<
  (typeof fleetDashboardCalls)['POST fleet_dashboard/get_records']['body']
>;
