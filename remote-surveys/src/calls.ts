import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import type { inspectionSurveyCalls } from '@portal/contract/inspection-surveys';
import { callsOf, type FileFunction, filesOf } from '@portal/platform/http';
import { deviceCall } from './device/device.ts';
import { withServerIds } from './device/names/known-ids.ts';

/**
 * The calls of the survey tool, typed by the wire contract, with offline support from this device.
 */
export const call = deviceCall;

const files = filesOf<typeof fleetSurveyCalls>() as (name: string, asked: object) => unknown;

/** Calls that return files. They accept server ids only, no keys. */
export const fileOf = ((name: string, asked: object = {}) =>
  files(name, withServerIds(asked))) as FileFunction<typeof fleetSurveyCalls>;

/** The calls of the survey reports, which need a network. */
export const reportCall = callsOf<typeof inspectionSurveyCalls>();
export const reportFile = filesOf<typeof inspectionSurveyCalls>();
