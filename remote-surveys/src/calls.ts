import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import { filesOf } from '@portal/platform/http';
import { deviceCall } from './device/device.ts';

/** The calls of the survey tool, typed by the wire contract, through what this device keeps. */
export const call = deviceCall;

/** Those that are answered by files. */
export const fileOf = filesOf<typeof fleetSurveyCalls>();
