import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import { callsOf, filesOf } from '@portal/platform/http';

/** The calls of the survey tool, typed by the wire contract. */
export const call = callsOf<typeof fleetSurveyCalls>();

/** Those that are answered by files. */
export const fileOf = filesOf<typeof fleetSurveyCalls>();
