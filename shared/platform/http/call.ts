import { parseCallName } from '@portal/contract/wire';
import { isAxiosError } from 'axios';
import { bus } from '../bus/bus-core.ts';
import { loaderQueue } from '../bus/events.ts';
import { buildPath } from '../remote/build-path.ts';
import { storedToken } from '../session/session-store.ts';
import { applyAnswer } from './answers.ts';
import { callHeaders } from './call-headers.ts';
import type { CommonOptions } from './call-options.ts';
import { failureOf } from './failure-of.ts';
import { numberOfCall, type SentCall, showFailure } from './failure-popups.ts';
import { type CallRequest, transport } from './transport.ts';

export interface UntypedOptions extends CommonOptions {
  readonly body?: unknown;
  readonly params?: unknown;
  readonly query?: unknown;
}

/**
 * Carries out one call of the contract.
 *
 * @throws CallFailure for everything that is not a success; popups and the session are looked
 *   after before it reaches the caller
 */
export async function carryOut(name: string, options: UntypedOptions = {}): Promise<unknown> {
  const { background = false, loader } = options;
  const sent: SentCall = { number: numberOfCall(), token: storedToken(), background };
  if (loader) bus.emit(loaderQueue, { queue: loader, open: true });
  try {
    return await send(name, options, sent);
  } finally {
    if (loader) bus.emit(loaderQueue, { queue: loader, open: false });
  }
}

async function send(name: string, options: UntypedOptions, sent: SentCall): Promise<unknown> {
  const { method, base, path } = parseCallName(name);
  const { client, address } = transport(base);
  const filled = buildPath(path, options.params as Record<string, string>);
  try {
    const request: CallRequest = {
      call: { name, params: options.params },
      method,
      url: `${address}/${filled}`,
      headers: callHeaders(method, sent.background),
      ...(options.body !== undefined && { data: options.body }),
      ...(options.query !== undefined && { params: options.query }),
      ...(options.signal && { signal: options.signal }),
    };
    const answer = await client.request<unknown>(request);
    applyAnswer(answer, sent.token);
    return answer.data;
  } catch (cause) {
    const failure = failureOf(cause);
    const answer = isAxiosError(cause) ? cause.response : undefined;
    if (answer && failure.status !== 403) applyAnswer(answer, sent.token);
    showFailure(failure, sent);
    throw failure;
  }
}
