import { setTimeout as wait } from 'node:timers/promises';

interface Origins {
  readonly portal: string;
  readonly membership: string;
}

const people = ['gyr', 'ssc', 'dlr', 'win', 'cus'];
const password = 'demo-portal-1';
/** Milliseconds between two records of one person: a minute takes sixty, and 500 are kept. */
const pause = 1500;

/** People who keep records, one after the other, through whatever happens to the portal. */
export async function startWriters(origins: Origins) {
  const acknowledged = new Map<string, string>();
  let written = 0;
  let isEnding = false;
  const sessions = await Promise.all(people.map((login) => signIn(origins, login)));
  const working = sessions.map(async (headers, person) => {
    for (let count = 0; !isEnding; count += 1) {
      const record = `record ${count} of ${people[person]}`;
      const answer = await keep(origins, headers, record);
      if (answer) {
        acknowledged.set(answer, record);
        written += 1;
      }
      await wait(answer ? pause : 100);
    }
  });
  return {
    /** Waits for a record that is acknowledged from now on. @returns the milliseconds that it took */
    async nextAcknowledged(): Promise<number> {
      const [before, began] = [written, performance.now()];
      while (written < before + people.length) await wait(20);
      return performance.now() - began;
    },
    /** Ends the writing, and asks for every record. */
    async stop() {
      isEnding = true;
      await Promise.all(working);
      let lost = 0;
      const [headers = {}] = sessions;
      for (const [id, record] of acknowledged) {
        const answer = await call(origins, `portal/v1/record_store/get_record/${id}`, { headers });
        if (answer?.record !== record) lost += 1;
      }
      return { acknowledged: acknowledged.size, lost };
    },
  };
}

async function keep(origins: Origins, headers: Record<string, string>, record: string) {
  const body = JSON.stringify({ record });
  const options = { method: 'POST', headers, body };
  const answer = await call(origins, 'portal/v1/record_store/set_record', options);
  return typeof answer?.id === 'string' ? answer.id : null;
}

/** @returns null when there was no answer, or none that is a success */
async function call({ portal }: Origins, path: string, options: RequestInit) {
  try {
    const answer = await fetch(`${portal}/api/${path}`, {
      ...options,
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok ? ((await answer.json()) as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

async function signIn(origins: Origins, login: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({
    return_host: origins.portal,
    return_path: '/',
    email: `${login}@demo.example`,
    password,
  });
  const led = await fetch(`${origins.membership}/sign-in`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const code = new URL(led.headers.get('location') ?? '/', origins.portal).searchParams.get('user');
  const headers = { 'content-type': 'application/json' };
  const answer = await call(origins, 'v2/authorization/login_by_gy', {
    method: 'POST',
    headers,
    body: JSON.stringify({ gy_token: code }),
  });
  const user = answer?.user as { token: string; api_key: string } | undefined;
  if (!user) throw new Error(`${login} could not sign in.`);
  return { ...headers, authorization: `Bearer ${user.token}`, 'api-key': user.api_key };
}
