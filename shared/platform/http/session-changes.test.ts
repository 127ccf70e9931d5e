import type { portalCalls } from '@portal/contract/portal';
import { bus, popupRequested, sessionChanged } from '../bus/bus.ts';
import { hasExpired, resetSession, setUser, storedApiKey, storedToken } from '../session/manage.ts';
import { refusal } from '../testing/fake-answer.ts';
import { fakeBases, fakeServer } from '../testing/fake-server.ts';
import { fakeUser } from '../testing/fake-user.ts';
import { callsOf } from './http.ts';
import { configureHttp } from './manage.ts';

const call = callsOf<typeof portalCalls>();

beforeEach(() => {
  localStorage.clear();
  resetSession();
  setUser(fakeUser());
});

test('a renewed key is kept and carried by the next call, with the token as before', async () => {
  const keys: unknown[] = [];
  const renewed = { ...fakeUser({ api_key: 'renewed' }), token: undefined };
  configureHttp({
    bases: fakeBases,
    adapter: fakeServer(
      () => ({ status: 'Success', user: renewed }),
      ({ headers }) => keys.push(headers['api-key']),
    ),
  });
  await call('GET authorization/verify', { background: true });
  await call('GET authorization/verify', { background: true });
  expect(keys).toEqual(['api-key', 'renewed']);
  expect(storedApiKey()).toBe('renewed');
  expect(storedToken()).toBe('token');
});

test('the popup of a session that ended is asked for while it is still known whose it was', async () => {
  const order: string[] = [];
  const heard = [
    bus.on(popupRequested).subscribe(({ kind }) => order.push(kind)),
    bus.on(sessionChanged).subscribe((user) => order.push(user?.Login ?? 'nobody')),
  ];
  configureHttp({ bases: fakeBases, adapter: fakeServer(() => refusal('no_session')) });
  await expect(call('GET authorization/verify')).rejects.toThrow();
  for (const subscription of heard) subscription.unsubscribe();
  expect(order).toEqual(['cus@demo.example', 'session_expired', 'nobody']);
  expect(hasExpired()).toBe(true);
});
