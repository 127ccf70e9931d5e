export interface Origins {
  readonly portal: string;
  readonly membership: string;
}

/** A response of the API, with any status. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A signed-in user. */
export interface Person {
  readonly login: string;
  readonly rights: readonly string[];
  /**
   * Sends a request to a path below `/api`: a POST with a body, a GET without.
   *
   * @returns null without a response, or with a status of 500 or higher
   */
  ask(path: string, body?: object): Promise<Answer | null>;
}

interface SignedIn {
  readonly token: string;
  readonly api_key: string;
  readonly user_access_securities: readonly string[];
}

const password = 'demo-portal-1';
const json = { 'content-type': 'application/json' };

/** @throws Error when the sign-in fails */
export async function signIn(origins: Origins, login: string): Promise<Person> {
  const form = new URLSearchParams({
    return_host: origins.portal,
    return_path: '/',
    email: `${login}@demo.example`,
    password,
  });
  const led = await fetch(`${origins.membership}/sign-in`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const code = new URL(led.headers.get('location') ?? '/', origins.portal).searchParams.get('user');
  const body = JSON.stringify({ gy_token: code });
  const options = { method: 'POST', headers: json, body };
  const answer = await send(origins, 'v2/authorization/login_by_gy', options);
  const user = answer?.body.user as SignedIn | undefined;
  if (!user) throw new Error(`${login} could not sign in.`);
  const headers = { ...json, authorization: `Bearer ${user.token}`, 'api-key': user.api_key };
  return {
    login,
    rights: user.user_access_securities,
    ask: (path, said) =>
      send(origins, path, {
        headers,
        ...(said && { method: 'POST', body: JSON.stringify(said) }),
      }),
  };
}

async function send(
  { portal }: Origins,
  path: string,
  options: RequestInit,
): Promise<Answer | null> {
  try {
    const signal = AbortSignal.timeout(5000);
    const answer = await fetch(`${portal}/api/${path}`, { ...options, signal });
    if (answer.status >= 500) return null;
    return { status: answer.status, body: await answer.json() };
  } catch {
    return null;
  }
}
