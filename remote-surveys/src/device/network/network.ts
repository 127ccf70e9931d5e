import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys';
import { bus, connectivityChanged } from '@portal/platform/bus';
import { CallFailure, callsOf, isCallFailure } from '@portal/platform/http';
import type { DocumentName } from '@portal/platform/offline';

/** Input of a call. */
export interface CallInput extends DocumentName {
  readonly file?: Blob;
  readonly signal?: AbortSignal;
}

const send = callsOf<typeof fleetSurveyCalls>() as (
  name: string,
  asked?: CallInput,
) => Promise<unknown>;

/**
 * Calls the server.
 *
 * @throws CallFailure; also if something between here and the server answers in its place
 */
export async function askServer(name: string, asked?: CallInput): Promise<unknown> {
  const answer = await send(name, asked);
  if (typeof answer === 'object' && answer !== null) return answer;
  throw new CallFailure({ status: 0, code: 'network' });
}

/** Statuses sent by gateways when the server is unreachable. */
const gateways: readonly number[] = [502, 503, 504];

/** Whether a call could not reach the server. */
export const isServerUnreachable = (error: unknown): boolean =>
  isCallFailure(error) && (error.code === 'network' || gateways.includes(error.status));

export const isOnline = (): boolean => bus.current(connectivityChanged) !== false;

/** Milliseconds to wait for an answer; less after a late one, until one is in time again. */
const patience = { usual: 3000, afterLate: 600 };
let wasLate = false;

export const noteLateness = (isLate: boolean): void => {
  wasLate = isLate;
};

/** Milliseconds to wait for the network now. */
export const currentTimeout = (): number => (wasLate ? patience.afterLate : patience.usual);

/** Whether the server responds in time, as far as this page has seen. */
export const isServerResponsive = (): boolean => isOnline() && !wasLate;
