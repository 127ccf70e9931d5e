import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import type { inspectionSurveyCalls } from '@portal/contract/inspection-surveys';
import { callsOf, type FileFunction, filesOf } from '@portal/platform/http';
import { deviceCall } from './device/device.ts';
import { withServerIds } from './device/names/known-ids.ts';

/** The calls of the survey tool, typed by the wire contract, through what this device keeps. */
export const call = deviceCall;

const files = filesOf<typeof fleetSurveyCalls>() as (name: string, asked: object) => unknown;

/** Those that are answered by files. They know rows by their ids alone. */
export const fileOf = ((name: string, asked: object = {}) =>
  files(name, withServerIds(asked))) as FileFunction<typeof fleetSurveyCalls>;

/** The calls of the reports of surveys, which need a network. */
export const reportCall = callsOf<typeof inspectionSurveyCalls>();
export const reportFile = filesOf<typeof inspectionSurveyCalls>();
