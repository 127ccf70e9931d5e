import { parseCallName } from '@portal/contract/wire';
import { type AxiosResponse, isAxiosError } from 'axios';
import { bus } from '../bus/bus-core.ts';
import { loaderQueue } from '../bus/events.ts';
import { buildPath } from '../remote/build-path.ts';
import { storedToken } from '../session/session-store.ts';
import { applyAnswer } from './answers.ts';
import { CallFailure } from './call-failure.ts';
import { callHeaders } from './call-headers.ts';
import type { CommonOptions } from './call-options.ts';
import { failureOf } from './failure-of.ts';
import { nextCallNumber, type SentCall, showFailure } from './failure-popups.ts';
import { fileNameIn } from './file-name.ts';
import { type CallRequest, streamed, transport } from './transport.ts';

export interface UntypedOptions extends CommonOptions {
  readonly body?: unknown;
  readonly file?: Blob;
  readonly params?: unknown;
  readonly query?: unknown;
  /** The caller deals with every failure: nothing is shown, and the session is left alone. */
  readonly untold?: boolean;
}

interface SentOptions extends UntypedOptions {
  readonly isFile?: boolean;
  readonly isStream?: boolean;
}

/** A file received from a call. */
export interface ReceivedFile {
  /** The name given by the server, with its extension. */
  readonly name: string;
  readonly content: Blob;
}

/**
 * Carries out one call of the contract.
 *
 * @throws CallFailure for everything but a success, after popups and the session have been handled
 */
export const carryOut = async (name: string, options?: UntypedOptions): Promise<unknown> =>
  (await answerTo(name, options)).data;

/**
 * Carries out a call that may return a file.
 *
 * @returns a {@link ReceivedFile}, or the parsed JSON if the response is not a file
 * @throws CallFailure as {@link carryOut} does
 */
export async function carryOutFile(name: string, options?: UntypedOptions): Promise<unknown> {
  const { data, headers } = await answerTo(name, { ...options, isFile: true });
  if (!(data instanceof Blob)) return data;
  return {
    name: fileNameIn(String(headers['content-disposition'] ?? '')),
    content: data,
  } satisfies ReceivedFile;
}

/**
 * Carries out a call with a streamed response, in the background.
 *
 * @throws CallFailure as {@link carryOut} does; of code `invalid` if the response is not an event
 * stream
 */
export async function carryOutStream(
  name: string,
  options: UntypedOptions,
): Promise<ReadableStream<Uint8Array>> {
  const answer = await answerTo(name, { ...options, background: true, isStream: true });
  const { data, headers } = answer;
  const isOfEvents = String(headers['content-type'] ?? '').startsWith('text/event-stream');
  if (isOfEvents && isStream(data)) return data;
  if (isStream(data)) void data.cancel().catch(() => {});
  throw new CallFailure({ status: answer.status, code: 'invalid' });
}

async function answerTo(name: string, options: SentOptions = {}): Promise<AxiosResponse> {
  const { background = false, toldInPlace = false, loader } = options;
  const token = storedToken();
  const sent: SentCall = { number: nextCallNumber(), token, background, toldInPlace };
  if (loader) bus.emit(loaderQueue, { queue: loader, open: true });
  try {
    return await send(name, options, sent);
  } finally {
    if (loader) bus.emit(loaderQueue, { queue: loader, open: false });
  }
}

async function send(name: string, options: SentOptions, sent: SentCall): Promise<AxiosResponse> {
  const { method, base, path } = parseCallName(name);
  const { client, address } = transport(base);
  const { body, file, onSent } = options;
  const filled = buildPath(path, options.params as Record<string, string>);
  try {
    const request: CallRequest = {
      call: { name, params: options.params },
      method,
      url: `${address}/${filled}`,
      headers: {
        ...callHeaders(method, sent.background),
        ...(options.isStream && { accept: 'text/event-stream' }),
      },
      ...(file && { data: formOf(body, file) }),
      ...(!file && body !== undefined && { data: body }),
      ...(onSent && { onUploadProgress: ({ progress }) => onSent(progress ?? 0) }),
      ...(options.query !== undefined && { params: options.query }),
      ...(options.signal && { signal: options.signal }),
      ...(options.isFile && { responseType: 'blob' as const }),
      ...(options.isStream && streamed()),
    };
    const answer = await client.request(request);
    // A captive portal answers with its own page: the call did not reach the server.
    if (typeOf(answer).startsWith('text/html')) throw new TypeError(`A page answers ${name}`);
    if (options.isFile && isJson(answer)) answer.data = await readJson(answer.data);
    applyAnswer(answer, sent.token);
    return answer;
  } catch (cause) {
    const answer = isAxiosError(cause) ? cause.response : undefined;
    // Refusals are JSON even if a file or a stream was requested.
    if (answer?.data instanceof Blob) answer.data = await readJson(answer.data);
    else if (answer && isStream(answer.data))
      answer.data = await readJson(new Response(answer.data));
    const failure = failureOf(cause);
    if (answer && failure.status !== 403) applyAnswer(answer, sent.token);
    if (!options.untold) showFailure(failure, sent);
    throw failure;
  }
}

/** The file comes last, so that the server knows the fields before it. */
function formOf(body: unknown, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, String(value));
  }
  form.append('file', file);
  return form;
}

const typeOf = ({ headers }: AxiosResponse) => String(headers['content-type'] ?? '');

const isJson = (answer: AxiosResponse) => typeOf(answer).startsWith('application/json');

const isStream = (data: unknown): data is ReadableStream<Uint8Array> =>
  typeof data === 'object' && data !== null && 'getReader' in data;

async function readJson(content: Pick<Blob, 'text'>): Promise<unknown> {
  try {
    return JSON.parse(await content.text());
  } catch {
    return null;
  }
}
