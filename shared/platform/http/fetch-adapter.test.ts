import { ReadableStream } from 'node:stream/web';
import { setUser } from '../session/manage.ts';
import { fakeBases } from '../testing/fake-server.ts';
import { fakeUser } from '../testing/fake-user.ts';
import { configureHttp } from './manage.ts';
import { streamOf } from './stream-of.ts';

const asked: { address: string; init: RequestInit }[] = [];
const before = globalThis.fetch;

/** Replaces the network. */
function serve(respond: (init: RequestInit) => Promise<unknown>) {
  globalThis.fetch = ((address: string, init: RequestInit) => {
    asked.push({ address, init });
    return respond(init);
  }) as typeof fetch;
}

const answer = (text: string, { status = 200, type = 'text/event-stream' } = {}) => ({
  ok: status < 300,
  status,
  statusText: '',
  headers: new Map([['content-type', type]]),
  body: new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  }),
});

beforeEach(() => {
  asked.length = 0;
  configureHttp({ bases: fakeBases });
  setUser(fakeUser());
});
afterEach(() => {
  globalThis.fetch = before;
});

const follow = async (signal = new AbortController().signal) => {
  const events: unknown[] = [];
  const options = { params: { surveyId: '5' }, query: { since: 7 }, signal, silence: 1000 };
  for await (const { data } of streamOf('GET fleet_survey/{surveyId}/changes', options))
    events.push(data);
  return events;
};

it('reads a stream without an adapter of axios, which is not part of the portal', async () => {
  serve(async () => answer('event: change\ndata: {"revision":8}\n\n'));
  expect(await follow()).toEqual([{ revision: 8 }]);
  const [{ address, init } = { address: '', init: {} }] = asked;
  expect(address).toMatch(/fleet_survey\/5\/changes\?since=7$/);
  const headers = new Headers(init.headers);
  expect(headers.get('accept')).toBe('text/event-stream');
  expect(headers.get('authorization')).toMatch(/^Bearer /);
  expect(headers.get('background-call')).toBe('1');
});

it('tells a refusal, a network that is gone, and its own end', async () => {
  const refusal = '{"code":"no_right","path":"","message":""}';
  serve(async () => answer(refusal, { status: 401, type: 'application/json' }));
  await expect(follow()).rejects.toMatchObject({ status: 401, code: 'no_right' });
  serve(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(follow()).rejects.toMatchObject({ status: 0, code: 'network' });
  const stopped = new AbortController();
  serve(({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', reject)));
  const following = follow(stopped.signal);
  stopped.abort();
  await expect(following).rejects.toMatchObject({ code: 'cancelled' });
});
