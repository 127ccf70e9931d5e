import { noteSessionEnd, setUser, storedApiKey } from '@portal/platform/session/manage';
import { fakeUser, startFakeShell } from '@portal/platform/testing/shell';
import { renewKeyWhenDue } from './renew-key.ts';

const iso = (from: number) => new Date(Date.now() + from).toISOString();

/**
 * Starts a session whose key is due at `due`, on a server that returns the key `renewed`, due at
 * `next`.
 */
function begin(due: string, next: string) {
  const renewed = fakeUser({ api_key: 'renewed', api_key_refresh_time: next });
  const calls = startFakeShell({
    user: { api_key_refresh_time: due },
    respond: () => ({ status: 'Success', user: { ...renewed, token: undefined } }),
  });
  noteSessionEnd(iso(600_000), new Date().toUTCString());
  return calls;
}

function withLocks(locks: unknown): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

const free = { request: (_: string, __: object, work: (lock: object) => unknown) => work({}) };
const taken = { request: (_: string, __: object, work: (lock: null) => unknown) => work(null) };

beforeEach(() => withLocks(free));
afterAll(() => withLocks(undefined));

describe('the API key', () => {
  it('is renewed when it is due, without moving the end of the session', async () => {
    const calls = begin(iso(-60_000), iso(600_000));
    await renewKeyWhenDue();
    await renewKeyWhenDue();
    expect(calls).toMatchObject([
      { name: 'GET authorization/verify', headers: { 'background-call': '1' } },
    ]);
    expect(storedApiKey()).toBe('renewed');
  });

  it('is left alone before', async () => {
    const calls = begin(iso(60_000), iso(600_000));
    await renewKeyWhenDue();
    expect(calls).toEqual([]);
  });

  it('is renewed by one tab: the others wait for it', async () => {
    withLocks(taken);
    const calls = begin(iso(-60_000), iso(600_000));
    await renewKeyWhenDue();
    expect(calls).toEqual([]);
  });

  it('is not renewed when another tab did so before the lock was ours', async () => {
    const calls = begin(iso(-60_000), iso(600_000));
    withLocks({
      request: (_: string, __: object, work: (lock: object) => unknown) => {
        setUser(fakeUser({ api_key: 'of-the-other-tab', api_key_refresh_time: iso(600_000) }));
        return work({});
      },
    });
    await renewKeyWhenDue();
    expect(calls).toEqual([]);
    expect(storedApiKey()).toBe('of-the-other-tab');
  });

  it('is renewed without locks too', async () => {
    withLocks(undefined);
    begin(iso(-60_000), iso(600_000));
    await renewKeyWhenDue();
    expect(storedApiKey()).toBe('renewed');
  });

  it('is not asked for again and again from a server that gives none', async () => {
    const due = iso(-60_000);
    const calls = begin(due, due);
    await renewKeyWhenDue();
    await renewKeyWhenDue();
    expect(calls).toHaveLength(1);
  });
});
