import type { fleetDashboardCalls } from '@portal/contract/fleet-dashboard';
import type { lookupCalls } from '@portal/contract/lookups';
import { callsOf } from '@portal/platform/http';

/** The calls of the fleet dashboard and its option lists, typed by the wire contract. */
export const call = callsOf<typeof fleetDashboardCalls & typeof lookupCalls>();
