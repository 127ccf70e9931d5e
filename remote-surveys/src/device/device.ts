import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import type { CallFunction } from '@portal/platform/http';
import { readCall } from './calling/read-call.ts';
import { readers } from './calling/readers.ts';
import { writeCall } from './calling/write-call.ts';
import type { CallName } from './documents/device.ts';
import { withOwnNames, withServerIds, withServerNames } from './names/known-ids.ts';
import { type Asked, askServer } from './network/network.ts';
import { plans } from './plans/plans.ts';
import type { WritableCall } from './plans/writes.ts';

/**
 * The calls of the survey tool through what this device keeps: what is read comes from the server or, where
 * it does not answer in time, from the device; what is written is kept here until the server has it.
 *
 * @throws CallFailure for everything that is not a success
 */
export const deviceCall = (async (call: CallName, asked: Asked = {}) => {
  const reader = readers[call];
  if (reader && !isConfirmed(call, asked)) return readCall(call, reader, withOwnNames(call, asked));
  if (isWritable(call)) return writeCall(call, withOwnNames(call, asked));
  return askServer(call, withServerNames(call, withServerIds(asked)));
}) as CallFunction<typeof fleetSurveyCalls>;

const isWritable = (call: CallName): call is WritableCall => Object.hasOwn(plans, call);

/** The end of a survey is a question until it is confirmed. */
const isConfirmed = (call: CallName, { body }: Asked): boolean =>
  call === 'POST fleet_survey/finish_survey' &&
  (body as { readonly is_confirmed?: boolean }).is_confirmed === true;
