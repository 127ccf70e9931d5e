import type { portalCalls } from '@portal/contract/portal';
import { bus, type PopupKind, popupRequested } from '../bus/bus.ts';
import { resetSession, setUser } from '../session/manage.ts';
import { currentUser, isSignedIn } from '../session/session.ts';
import { answer, refusal } from '../testing/fake-answer.ts';
import { fakeBases, fakeServer, type Respond } from '../testing/fake-server.ts';
import { fakeUser } from '../testing/fake-user.ts';
import { callsOf, failureWord, isCallFailure, isCancelled } from './http.ts';
import { configureHttp } from './manage.ts';

const call = callsOf<typeof portalCalls>();
const verify = (options = {}) => call('GET authorization/verify', options);
const popups: PopupKind[] = [];

const serve = (respond: Respond) =>
  configureHttp({ bases: fakeBases, adapter: fakeServer(respond) });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (failure: unknown) => failure,
  );

bus.on(popupRequested).subscribe(({ kind }) => popups.push(kind));

beforeEach(() => {
  localStorage.clear();
  resetSession();
  setUser(fakeUser());
  popups.length = 0;
});

describe('what a failure does', () => {
  test('a refusal has the code and the field of the wire', async () => {
    serve(() => refusal('range_reversed', 'base_parameters.date_from'));
    expect(await failureOf(verify())).toMatchObject({
      status: 400,
      code: 'range_reversed',
      path: 'base_parameters.date_from',
    });
    expect(popups).toEqual([]);
  });

  test('a refusal has what it says besides', async () => {
    const questions = ['tread_grown'];
    serve(() => answer(400, { code: 'not_confirmed', path: 'confirmed', message: '', questions }));
    expect(await failureOf(verify())).toMatchObject({ details: { questions } });
  });

  test.each([
    [404, 'not_found'],
    [413, 'body_too_large'],
    [429, 'too_many_requests'],
    [502, 'system'],
    [400, 'invalid'],
    [409, 'invalid'],
  ])('an answer %d without a code of the wire is %s', async (status, code) => {
    serve(() => answer(status, '<html>'));
    expect(await failureOf(verify())).toMatchObject({ status, code, path: '' });
    expect(popups).toEqual([]);
  });

  test('a page in the place of an answer is a network that did not reach the server', async () => {
    serve(() => answer(200, '<!doctype html>', { 'content-type': 'text/html; charset=utf-8' }));
    expect(await failureOf(verify())).toMatchObject({ status: 0, code: 'network' });
    expect(isSignedIn()).toBe(true);
  });

  test('403 ends the session and says so once', async () => {
    serve(() => refusal('no_session'));
    await Promise.all([verify(), verify(), verify({ background: true })].map(failureOf));
    expect(popups).toEqual(['session_expired']);
    expect(isSignedIn()).toBe(false);
  });

  test('403 of a background call ends the session too', async () => {
    serve(() => refusal('no_session'));
    await failureOf(verify({ background: true }));
    expect(popups).toEqual(['session_expired']);
  });

  test('403 is silent to somebody who had no session', async () => {
    serve(() => refusal('no_session'));
    resetSession();
    expect(await failureOf(verify())).toMatchObject({ status: 403, code: 'no_session' });
    expect(popups).toEqual([]);
  });

  test('403 ends the session of a page whose browser has lost the token', async () => {
    serve(() => refusal('no_session'));
    localStorage.clear();
    expect(isSignedIn()).toBe(true);
    await failureOf(verify());
    expect(popups).toEqual(['session_expired']);
    expect(isSignedIn()).toBe(false);
  });

  test('403 of an older session leaves the present one alone', async () => {
    serve(async () => {
      setUser(fakeUser({ token: 'new' }));
      return refusal('no_session');
    });
    await failureOf(verify());
    expect(popups).toEqual([]);
    expect(isSignedIn()).toBe(true);
  });

  test('401 applies the user and says that the right is missing', async () => {
    const user = { ...fakeUser({ user_access_securities: ['TMLOGIN'] }), token: undefined };
    serve(() => answer(401, { code: 'no_right', path: '', message: '', user }));
    expect(await failureOf(verify())).toMatchObject({ status: 401, code: 'no_right' });
    expect(popups).toEqual(['no_permission']);
    expect(currentUser()?.UserAccessSecurities).toEqual(['TMLOGIN']);
  });

  test('500 is told once for calls that were under way together, and again for the next', async () => {
    serve(() => refusal('system'));
    await Promise.all([verify(), verify(), verify()].map(failureOf));
    expect(popups).toEqual(['system_error']);
    await failureOf(verify());
    expect(popups).toEqual(['system_error', 'system_error']);
  });

  test('nobody is told of a background call that failed', async () => {
    serve(() => refusal('system'));
    expect(await failureOf(verify({ background: true }))).toMatchObject({ code: 'system' });
    expect(popups).toEqual([]);
  });

  test('who tells a 500 in its place gets no popup, and is somebody who asks', async () => {
    let headers: object = {};
    serve((_, request) => {
      headers = request.headers;
      return refusal('system');
    });
    expect(await failureOf(verify({ toldInPlace: true }))).toMatchObject({ code: 'system' });
    expect(popups).toEqual([]);
    expect(headers).not.toHaveProperty('background-call');
  });

  test('a network that failed is a failure without a popup', async () => {
    serve(() => {
      throw new Error('offline');
    });
    const failure = await failureOf(verify());
    expect(failure).toMatchObject({ status: 0, code: 'network' });
    expect(isCallFailure(failure)).toBe(true);
    expect(popups).toEqual([]);
  });

  test('a call that is aborted is cancelled, before it is sent and while it runs', async () => {
    serve(() => new Promise(() => {}));
    expect(isCancelled(await failureOf(verify({ signal: AbortSignal.abort() })))).toBe(true);
    const controller = new AbortController();
    const work = failureOf(verify({ signal: controller.signal }));
    controller.abort();
    expect(isCancelled(await work)).toBe(true);
    expect(popups).toEqual([]);
  });
});

describe('the sentence of a failure', () => {
  test.each([
    ['invalid', 'invalid'],
    ['too_many_requests', 'too_many_requests'],
    ['range_reversed', 'other'],
  ] as const)('of %s is that of %s', async (code, sentence) => {
    serve(() => refusal(code));
    expect(failureWord(await failureOf(verify()))).toBe(`shell:failure.${sentence}`);
  });

  test('of what is no call is that of any', () => {
    expect(failureWord(new Error('Broken.'))).toBe('shell:failure.other');
  });
});
