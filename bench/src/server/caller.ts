import { basePaths, type CallName, parseCallName } from '@portal/contract/wire';
import type { ApiProcess } from './api-process.ts';

/** Sends a call of the contract as somebody who is signed in, and gives the parsed answer. */
export type Caller = <Answer>(name: CallName, body?: unknown) => Promise<Answer>;

interface SignedIn {
  readonly user?: { readonly token?: string; readonly api_key?: string };
}

/** Internal staff: sees every account. */
export const staff = 'gyr@demo.example';

/**
 * Signs in as a browser does, by the sign-in page's form and the code that it leads back with.
 *
 * @throws Error when the sign-in is refused; a caller throws when an answer is not a success
 */
export async function signedInCaller(api: ApiProcess, email = staff): Promise<Caller> {
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
  const { user } = await send<SignedIn>(api, 'POST authorization/login_by_gy', {
    body: { gy_token: code.get('user') },
  });
  if (!user?.token || !user.api_key) throw new Error(`${email} could not sign in`);
  const headers = { authorization: `Bearer ${user.token}`, 'api-key': user.api_key };
  return (name, body) => send(api, name, { body, headers });
}

async function send<Answer>(
  { origin }: ApiProcess,
  name: CallName,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> },
): Promise<Answer> {
  const { method, base, path } = parseCallName(name);
  const answer = await fetch(`${origin}${basePaths[base]}/${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as Answer;
}
