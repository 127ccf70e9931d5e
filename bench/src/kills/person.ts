export interface Origins {
  readonly portal: string;
  readonly membership: string;
}

/** An answer of the API, whatever its status. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Somebody who is signed in. */
export interface Person {
  readonly login: string;
  readonly rights: readonly string[];
  /**
   * Posts a body to a path below `/api`; reads when there is none.
   *
   * @returns null when nobody answered, or it was said that something failed
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

/** @throws Error when the portal does not let them in */
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
