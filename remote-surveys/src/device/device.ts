import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import type { CallFunction } from '@portal/platform/http';
import { readCall } from './calling/read-call.ts';
import { readers } from './calling/readers.ts';
import { writeCall } from './calling/write-call.ts';
import type { CallName } from './documents/device.ts';
import { withLocalNames, withServerIds, withServerNames } from './names/known-ids.ts';
import { askServer, type CallInput } from './network/network.ts';
import { plans } from './plans/plans.ts';
import type { WritableCall } from './plans/writes.ts';

/**
 * The calls of the survey tool with offline support: reads come from the server or, if it is late,
 * from this device; writes wait in the outbox until the server has them.
 *
 * @throws CallFailure for everything that is not a success
 */
export const deviceCall = (async (call: CallName, asked: CallInput = {}) => {
  const reader = readers[call];
  if (reader && !isConfirmed(call, asked))
    return readCall(call, reader, withLocalNames(call, asked));
  if (isWritable(call)) return writeCall(call, withLocalNames(call, asked));
  return askServer(call, withServerNames(call, withServerIds(asked)));
}) as CallFunction<typeof fleetSurveyCalls>;

const isWritable = (call: CallName): call is WritableCall => Object.hasOwn(plans, call);

/** Until it is confirmed, finishing a survey only asks what is missing. */
const isConfirmed = (call: CallName, { body }: CallInput): boolean =>
  call === 'POST fleet_survey/finish_survey' &&
  (body as { readonly is_confirmed?: boolean }).is_confirmed === true;
