import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import { callsOf } from '@portal/platform/http';

/** The server itself, without what waits on this device. */
export const server = callsOf<typeof fleetSurveyCalls>();
