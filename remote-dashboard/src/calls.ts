import type { fleetDashboardCalls } from '@portal/contract/fleet-dashboard';
import { callsOf } from '@portal/platform/http';

/** The calls of the fleet dashboard, typed by the wire contract. */
export const call = callsOf<typeof fleetDashboardCalls>();
