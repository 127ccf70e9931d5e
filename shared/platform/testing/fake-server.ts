import {
  AxiosError,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { CallRequest, HttpSettings } from '../http/transport.ts';
import { FakeAnswer, refusal } from './fake-answer.ts';

/** A call received by the fake server. */
export interface ReceivedCall {
  /** Its name in the contract, as in `POST fleet_dashboard/get_reports`. */
  readonly name: string;
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * Answers a call: with the body of a success, with `answer(…)` or `refusal(…)`, or with a promise
 * of these. Undefined means "not found"; throwing simulates a network failure.
 */
export type Respond = (name: string, call: ReceivedCall) => unknown;

/** Addresses of the bases; nothing is ever sent to them. */
export const fakeBases: HttpSettings['bases'] = {
  v2: '/api/v2',
  'portal-v1': '/api/portal/v1',
  'fleet-central-v1': '/api/fleet-central/v1',
};

/** Creates an axios adapter that calls a function instead of a server. */
export function fakeServer(respond: Respond, received: (call: ReceivedCall) => void = () => {}) {
  return async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const call = callOf(config);
    received(call);
    const given = await Promise.race([settled(respond, call, config), cancelled(config)]);
    const { status, body, headers } =
      given instanceof FakeAnswer
        ? given
        : given === undefined
          ? refusal('not_found')
          : new FakeAnswer(200, given);
    const response: AxiosResponse = {
      data: simulateTransport(body),
      status,
      statusText: '',
      headers: { ...headers },
      config,
    };
    if (status < 300) return response;
    throw new AxiosError(`Status ${status}`, undefined, config, null, response);
  };
}

/**
 * Simulates transport: files and streams pass unchanged, anything else goes through JSON, without
 * undefined, dates or shared objects.
 */
function simulateTransport(body: unknown): unknown {
  if (body instanceof Blob) return body;
  if (typeof body === 'object' && body !== null && 'getReader' in body) return body;
  return body === undefined ? null : JSON.parse(JSON.stringify(body));
}

async function settled(respond: Respond, call: ReceivedCall, config: InternalAxiosRequestConfig) {
  try {
    return await respond(call.name, call);
  } catch (cause) {
    throw new AxiosError(String(cause), AxiosError.ERR_NETWORK, config);
  }
}

function cancelled({ signal }: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener?.('abort', () => reject(new CanceledError()));
  });
}

function callOf(config: InternalAxiosRequestConfig & Partial<CallRequest>): ReceivedCall {
  return {
    name: config.call?.name ?? `${config.method} ${config.url}`,
    body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    params: (config.call?.params ?? {}) as Record<string, string>,
    query: config.params ?? {},
    headers: config.headers.toJSON(),
  };
}
