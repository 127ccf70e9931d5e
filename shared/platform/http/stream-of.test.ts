import { ReadableStream } from 'node:stream/web';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { bus, popupRequested } from '../bus/bus.ts';
import { resetSession, setUser } from '../session/manage.ts';
import { isSignedIn } from '../session/session.ts';
import { fakeBases } from '../testing/fake-server.ts';
import { fakeUser } from '../testing/fake-user.ts';
import { isCallFailure } from './http.ts';
import { configureHttp } from './manage.ts';
import { type StreamedEvent, streamOf } from './stream-of.ts';

const encoder = new TextEncoder();
let asked: InternalAxiosRequestConfig[] = [];

/** Responds with chunks of text, and leaves the stream open if `isOpen`. */
function serve(
  pieces: readonly string[],
  { isOpen = false, status = 200, type = 'text/event-stream' } = {},
) {
  const data = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      if (!isOpen) controller.close();
    },
  });
  configureHttp({
    bases: fakeBases,
    adapter: async (config) => {
      asked.push(config);
      const response = { data, status, statusText: '', headers: { 'content-type': type }, config };
      if (status < 300) return response;
      throw new AxiosError(`Status ${status}`, undefined, config, null, response);
    },
  });
}

const follow = (signal = new AbortController().signal, silence = 1000) =>
  streamOf('GET fleet_survey/{surveyId}/changes', {
    params: { surveyId: '5' },
    query: { since: 7 },
    signal,
    silence,
  });

async function all(stream: ReturnType<typeof follow>) {
  const events: StreamedEvent[] = [];
  try {
    for await (const event of stream) events.push(event);
  } catch (error) {
    return { events, failure: isCallFailure(error) ? [error.status, error.code] : error };
  }
  return { events, failure: null };
}

beforeEach(() => {
  resetSession();
  setUser(fakeUser());
  asked = [];
});

it('carries the headers of the session, and gives events as they come', async () => {
  serve([': hello\n\nevent: change\ndata: {"nu', 'mber":8}\n\n']);
  expect(await all(follow())).toEqual({
    events: [{ event: 'change', data: { number: 8 } }],
    failure: null,
  });
  const [config] = asked;
  expect(config).toMatchObject({
    url: '/api/v2/fleet_survey/5/changes',
    params: { since: 7 },
    timeout: 0,
  });
  expect(config?.headers.toJSON()).toMatchObject({
    Accept: 'text/event-stream',
    authorization: 'Bearer token',
    'background-call': '1',
  });
});

it('is told from what something on the way answers in its place', async () => {
  serve(['data: 1'], { type: 'text/plain' });
  expect((await all(follow())).failure).toEqual([200, 'invalid']);
  serve(['<html></html>'], { type: 'text/html' });
  expect((await all(follow())).failure).toEqual([0, 'network']);
});

it('fails when nothing is heard any more', async () => {
  serve(['data: 1\n\n'], { isOpen: true });
  const { events, failure } = await all(follow(undefined, 50));
  expect([events.length, failure]).toEqual([1, [0, 'network']]);
});

it('ends when nobody listens any more', async () => {
  serve(['data: 1\n\n'], { isOpen: true });
  const stopped = new AbortController();
  setTimeout(() => stopped.abort(), 20);
  expect((await all(follow(stopped.signal))).failure).toEqual([0, 'cancelled']);
});

it('is refused in JSON, and a session that is over ends', async () => {
  serve(['{"code":"unknown_value","path":"surveyId","message":""}'], { status: 400 });
  expect((await all(follow())).failure).toEqual([400, 'unknown_value']);
  const popups: unknown[] = [];
  const told = bus.on(popupRequested).subscribe((popup) => popups.push(popup));
  serve(['{"code":"no_session","path":"","message":""}'], { status: 403 });
  expect((await all(follow())).failure).toEqual([403, 'no_session']);
  expect([isSignedIn(), popups]).toEqual([false, [{ kind: 'session_expired' }]]);
  told.unsubscribe();
});
