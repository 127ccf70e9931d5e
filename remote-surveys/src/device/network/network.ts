import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import { bus, connectivityChanged } from '@portal/platform/bus';
import { CallFailure, callsOf, isCallFailure } from '@portal/platform/http';
import type { DocumentName } from '@portal/platform/offline';

/** What a call is given. */
export interface Asked extends DocumentName {
  readonly file?: Blob;
  readonly signal?: AbortSignal;
}

const send = callsOf<typeof fleetSurveyCalls>() as (
  name: string,
  asked?: Asked,
) => Promise<unknown>;

/**
 * Asks the server.
 *
 * @throws CallFailure; also where something between here and the server answers in its place
 */
export async function askServer(name: string, asked?: Asked): Promise<unknown> {
  const answer = await send(name, asked);
  if (typeof answer === 'object' && answer !== null) return answer;
  throw new CallFailure({ status: 0, code: 'network' });
}

/** Answers of what stands before a server that is not there. */
const gateways: readonly number[] = [502, 503, 504];

/** Whether a call has found no server. */
export const foundNoServer = (error: unknown): boolean =>
  isCallFailure(error) && (error.code === 'network' || gateways.includes(error.status));

export const isOnline = (): boolean => bus.current(connectivityChanged) !== false;

/** How long an answer is waited for (milliseconds); less once one was late, until one comes in time again. */
const patience = { usual: 3000, afterLate: 600 };
let wasLate = false;

export const noteLate = (isLate: boolean): void => {
  wasLate = isLate;
};

/** Milliseconds for which the network is waited for. */
export const patienceNow = (): number => (wasLate ? patience.afterLate : patience.usual);

/** Whether the server answers as it should, as far as this page has seen. */
export const isServerNear = (): boolean => isOnline() && !wasLate;
