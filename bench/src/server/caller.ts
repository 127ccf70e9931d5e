import { basePaths, type CallName, parseCallName } from '@portal/contract/wire';
import type { ApiProcess } from './api-process.ts';

/** Options of calls that need more than a body. */
interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Sends a call of the contract as a signed-in user; the response is a success. */
export type Sender = (name: CallName, body?: unknown, sending?: SendOptions) => Promise<Response>;

/** Sends a call as a {@link Sender} does, and returns the parsed response. */
export type Caller = <Answer>(name: CallName, body?: unknown) => Promise<Answer>;

interface SignedIn {
  readonly user?: { readonly token?: string; readonly api_key?: string };
}

/** Internal staff, who see every account. */
export const staff = 'gyr@demo.example';
export const otherStaff = 'ssc@demo.example';

/**
 * Signs in as a browser does, with the form of the sign-in page and the code that it returns.
 *
 * @throws Error when the sign-in is refused; the returned sender throws if a response is not a
 * success
 */
export async function signedInSender(api: ApiProcess, email = staff): Promise<Sender> {
  const form = new URLSearchParams({
    return_host: api.portalOrigin,
    return_path: '/',
    email,
    password: api.password,
  });
  const led = await fetch(`${api.membershipOrigin}/sign-in`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const code = new URL(led.headers.get('location') ?? '/', api.portalOrigin).searchParams;
  const signedIn = await send(api, 'POST authorization/login_by_gy', {
    body: { gy_token: code.get('user') },
  });
  const { user } = await read<SignedIn>(signedIn);
  if (!user?.token || !user.api_key) throw new Error(`${email} could not sign in`);
  const headers = { authorization: `Bearer ${user.token}`, 'api-key': user.api_key };
  return (name, body, { headers: others, signal } = {}) =>
    send(api, name, { body, headers: { ...headers, ...others }, ...(signal && { signal }) });
}

/** Signs in as {@link signedInSender} does. */
export async function signedInCaller(api: ApiProcess, email = staff): Promise<Caller> {
  const sender = await signedInSender(api, email);
  return async (name, body) => read(await sender(name, body));
}

async function send(
  { origin }: ApiProcess,
  name: CallName,
  { body, headers = {}, signal }: SendOptions & { readonly body?: unknown },
): Promise<Response> {
  const { method, base, path } = parseCallName(name);
  const isForm = body instanceof FormData;
  const isJson = body !== undefined && !isForm;
  const answer = await fetch(`${origin}${basePaths[base]}/${path}`, {
    method,
    headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
    ...(isJson && { body: JSON.stringify(body) }),
    ...(isForm && { body }),
    ...(signal && { signal }),
  });
  if (answer.ok) return answer;
  const text = await answer.text();
  throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
}

const read = async <Answer>(answer: Response): Promise<Answer> => (await answer.json()) as Answer;

/** Sends a call for a file, and reads the file to its end. */
export async function readFileOf(sender: Sender, name: CallName, body: unknown): Promise<void> {
  const answer = await sender(name, body);
  for await (const _ of answer.body ?? []);
}
