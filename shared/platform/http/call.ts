import { parseCallName } from '@portal/contract/wire';
import { type AxiosResponse, isAxiosError } from 'axios';
import { bus } from '../bus/bus-core.ts';
import { loaderQueue } from '../bus/events.ts';
import { buildPath } from '../remote/build-path.ts';
import { storedToken } from '../session/session-store.ts';
import { applyAnswer } from './answers.ts';
import { callHeaders } from './call-headers.ts';
import type { CommonOptions } from './call-options.ts';
import { failureOf } from './failure-of.ts';
import { numberOfCall, type SentCall, showFailure } from './failure-popups.ts';
import { fileNameIn } from './file-name.ts';
import { type CallRequest, transport } from './transport.ts';

export interface UntypedOptions extends CommonOptions {
  readonly body?: unknown;
  readonly file?: Blob;
  readonly params?: unknown;
  readonly query?: unknown;
}

interface SentOptions extends UntypedOptions {
  readonly isFile?: boolean;
}

/** A file that a call was answered by. */
export interface ReceivedFile {
  /** As the server names it, with its ending. */
  readonly name: string;
  readonly content: Blob;
}

/**
 * Carries out one call of the contract.
 *
 * @throws CallFailure for everything that is not a success; popups and the session are looked
 *   after before it reaches the caller
 */
export const carryOut = async (name: string, options?: UntypedOptions): Promise<unknown> =>
  (await answerTo(name, options)).data;

/**
 * Carries out a call that may be answered by a file.
 *
 * @returns a {@link ReceivedFile}, or what the JSON says that came in its place
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

async function answerTo(name: string, options: SentOptions = {}): Promise<AxiosResponse> {
  const { background = false, toldInPlace = false, loader } = options;
  const token = storedToken();
  const sent: SentCall = { number: numberOfCall(), token, background, toldInPlace };
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
      headers: callHeaders(method, sent.background),
      ...(file && { data: formOf(body, file) }),
      ...(!file && body !== undefined && { data: body }),
      ...(onSent && { onUploadProgress: ({ progress }) => onSent(progress ?? 0) }),
      ...(options.query !== undefined && { params: options.query }),
      ...(options.signal && { signal: options.signal }),
      ...(options.isFile && { responseType: 'blob' as const }),
    };
    const answer = await client.request(request);
    // A network that wants something first answers with its own page: nobody has heard the call.
    if (typeOf(answer).startsWith('text/html')) throw new TypeError(`A page answers ${name}`);
    if (options.isFile && isJson(answer)) answer.data = await readJson(answer.data);
    applyAnswer(answer, sent.token);
    return answer;
  } catch (cause) {
    const answer = isAxiosError(cause) ? cause.response : undefined;
    // Who asks for a file is refused in JSON all the same.
    if (answer?.data instanceof Blob) answer.data = await readJson(answer.data);
    const failure = failureOf(cause);
    if (answer && failure.status !== 403) applyAnswer(answer, sent.token);
    showFailure(failure, sent);
    throw failure;
  }
}

/** The file comes last, so that the fields are known before it. */
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

async function readJson(content: Blob): Promise<unknown> {
  try {
    return JSON.parse(await content.text());
  } catch {
    return null;
  }
}
