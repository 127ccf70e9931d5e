import type { portalCalls } from '@portal/contract/portal';
import { bus, loaderQueue, setupReceived } from '../bus/bus.ts';
import { setClock } from '../clock/clock.ts';
import { resetSession, sessionEnd, setUser, storedToken, writeLocally } from '../session/manage.ts';
import { currentUser, isSignedIn } from '../session/session.ts';
import { answer, refusal } from '../testing/fake-answer.ts';
import { fakeBases, fakeServer, type ReceivedCall, type Respond } from '../testing/fake-server.ts';
import { fakeUser } from '../testing/fake-user.ts';
import { callsOf } from './http.ts';
import { configureHttp } from './manage.ts';

const call = callsOf<typeof portalCalls>();
const verify = (options = {}) => call('GET authorization/verify', options);
let received: ReceivedCall[] = [];

const serve = (respond: Respond) =>
  configureHttp({ bases: fakeBases, adapter: fakeServer(respond, (each) => received.push(each)) });
beforeEach(() => {
  localStorage.clear();
  resetSession();
  setUser(fakeUser());
  received = [];
  setClock(new Date(2026, 2, 9, 8, 5, 3));
});
afterEach(() => setClock(null));

describe('what a call carries', () => {
  test('token, key and time of the user, and the language where it writes', async () => {
    serve(() => ({}));
    writeLocally('language', 'pt-BR');
    await verify();
    await call('POST authorization/check_permissions', { body: { path: '/a' } });
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer token',
      'api-key': 'api-key',
      'user-time': '03/09/2026 08:05:03',
    });
    expect(received[0]?.headers).not.toHaveProperty('user-language');
    expect(received[0]?.headers).not.toHaveProperty('background-call');
    expect(received[1]?.headers).toMatchObject({ 'user-language': 'pt-BR' });
    expect(received[1]?.body).toEqual({ path: '/a' });
  });

  test('a mark when it runs in the background, and no token when nobody is signed in', async () => {
    serve(() => ({}));
    resetSession();
    await verify({ background: true });
    expect(received[0]?.headers).toMatchObject({ 'background-call': '1' });
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  test('parameters filled into the path of its base', async () => {
    const urls: unknown[] = [];
    const adapter = fakeServer(() => ({ id: 'x', record: '{}' }));
    configureHttp({
      bases: { ...fakeBases, 'portal-v1': 'https://api.example/portal/v1' },
      adapter: (config) => {
        urls.push(config.url);
        return adapter(config);
      },
    });
    await call('GET portal-v1:record_store/get_record/{id}', { params: { id: 'a/b c' } });
    await call('GET languages/pack/{locale}', { params: { locale: 'pt-BR' }, query: { t: '7' } });
    expect(urls).toEqual([
      'https://api.example/portal/v1/record_store/get_record/a%2Fb%20c',
      '/api/v2/languages/pack/pt-BR',
    ]);
  });

  test('the loader stays open while it runs, also when it fails', async () => {
    const states: string[] = [];
    const subscription = bus
      .on(loaderQueue)
      .subscribe(({ queue, open }) => states.push(`${queue} ${open}`));
    serve(() => refusal('invalid'));
    await expect(verify({ loader: 'page' })).rejects.toThrow('400 invalid');
    expect(states).toEqual(['page true', 'page false']);
    subscription.unsubscribe();
  });
});

describe('what an answer brings along', () => {
  test('a user, menus and words are applied', async () => {
    const setups = jest.fn();
    const subscription = bus.on(setupReceived).subscribe(setups);
    const app_setup = { footer_content: { tabs: [] }, language_pack: { shell: { a: 'b' } } };
    serve(() => ({ user: { ...fakeUser({ user_name: 'Kim' }), token: undefined }, app_setup }));
    await call('GET authorization/start');
    expect(currentUser()?.UserName).toBe('Kim');
    expect(storedToken()).toBe('token');
    expect(setups).toHaveBeenCalledWith(app_setup);
    expect(localStorage.getItem('footer')).toBe('{"tabs":[]}');
    subscription.unsubscribe();
  });

  test('a sign-in brings its own token', async () => {
    resetSession();
    serve(() => ({ status: 0, user: fakeUser({ token: 'new' }) }));
    await call('POST authorization/login_by_gy', { body: { gy_token: 'code' } });
    expect(storedToken()).toBe('new');
    expect(isSignedIn()).toBe(true);
  });

  test("the session's end is noted, with the server's clock beside it", async () => {
    const now = new Date('2026-03-09T08:00:00Z');
    setClock(now);
    serve(() =>
      answer(
        200,
        {},
        { 'session-end': '2026-03-09T09:30:00Z', date: 'Mon, 09 Mar 2026 09:00:00 GMT' },
      ),
    );
    await verify();
    expect(sessionEnd()).toBe(now.getTime() + 30 * 60_000);
  });

  test('an answer to a session that is over by now changes nothing', async () => {
    serve(async () => {
      resetSession();
      return answer(
        200,
        { user: { ...fakeUser(), token: undefined } },
        { 'session-end': '2026-03-09T09:30:00Z' },
      );
    });
    await verify();
    expect(localStorage.getItem('user')).toBeNull();
    expect(sessionEnd()).toBeNull();
  });
});
