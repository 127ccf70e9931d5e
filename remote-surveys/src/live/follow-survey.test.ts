import { bus, connectivityChanged } from '@portal/platform/bus';
import { answer, fakeUser, type ReceivedCall, startFakeShell } from '@portal/platform/testing';
import type { SurveyChange } from './events.ts';
import { followSurvey } from './follow-survey.ts';
import { changeOf, streams } from './testing.ts';

const device = '00000000-0000-4000-8000-000000000001';
const later = setTimeout;
let stopped: AbortController;
let calls: readonly ReceivedCall[];
let told: (readonly [last: number, changes: readonly number[]])[];
let people: unknown[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  bus.emit(connectivityChanged, true);
  stopped = new AbortController();
  told = [];
  people = [];
});
afterEach(() => {
  stopped.abort();
  jest.useRealTimers();
});

function follow(respond: (isStreamed: boolean) => unknown, since?: number): void {
  calls = startFakeShell({
    user: fakeUser(),
    respond: (_, { headers }) => respond(headers.Accept === 'text/event-stream'),
  });
  void followSurvey({
    surveyId: '5',
    unit: '1',
    device,
    signal: stopped.signal,
    since,
    onChanges: (changes: readonly SurveyChange[], last) =>
      told.push([last, changes.map(({ number }) => number)]),
    onPeople: (found) => people.push(found),
  });
}
/** Lets pending work finish. */
const settle = async (milliseconds = 0) => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  for (let round = 0; round < 10; round += 1) await new Promise((resolve) => later(resolve, 0));
};
const since = () => calls.map(({ query }) => query.since);
const isSeen = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

it('tells changes and people as they come, and goes on where a stream ended', async () => {
  const server = streams();
  follow(server.open);
  await settle();
  expect(calls[0]?.query).toEqual({ unit: '1', device });
  server.send('start', { last: 7 });
  server.send('change', changeOf(8));
  server.send('presence', { people: [{ name: 'Ana Flores', unit_id: 1, is_me: false }] });
  await settle();
  expect(told).toEqual([
    [7, []],
    [8, [8]],
  ]);
  expect(people).toEqual([[{ name: 'Ana Flores', unit_id: 1, is_me: false }]]);
  server.end();
  await settle(2500);
  expect(since()).toEqual([undefined, 8]);
});

it('asks every ten seconds where no stream comes through, and tries the stream again later', async () => {
  let isStreamed = false;
  const server = streams();
  const polled = () => ({
    changes: [changeOf(8)],
    presence: { people: [] },
    last: 8,
    has_more: false,
  });
  follow((isAsked) => (isAsked && isStreamed ? server.open() : polled()), 7);
  // Something between here and the server answers in JSON.
  await settle();
  expect(told.at(-1)).toEqual([8, [8]]);
  const asked = calls.length;
  await settle(10_000);
  expect(calls.length).toBe(asked + 1);
  isStreamed = true;
  for (let polls = 0; polls < 12; polls += 1) await settle(10_000);
  expect(server.count()).toBeGreaterThan(0);
});

it('a stream that does not begin is held back on its way', async () => {
  const server = streams();
  follow(server.open);
  await settle();
  await settle(10_000);
  await settle(2000);
  expect(server.count()).toBe(2);
});

it('follows nothing while the page is hidden for long, and goes on without a gap', async () => {
  const server = streams();
  follow(server.open, 3);
  await settle();
  server.send('start', { last: 3 });
  isSeen('hidden');
  await settle(10_000);
  isSeen('visible');
  await settle();
  expect(server.count()).toBeLessThan(4);
  const opened = server.count();
  isSeen('hidden');
  await settle(20_000);
  const hidden = server.count();
  await settle(10 * 60_000);
  expect(server.count()).toBe(hidden);
  isSeen('visible');
  await settle();
  expect(server.count()).toBe(hidden + 1);
  expect(hidden).toBeGreaterThanOrEqual(opened);
  expect(since().every((number) => number === 3)).toBe(true);
});

it('waits without a network', async () => {
  const server = streams();
  bus.emit(connectivityChanged, false);
  follow(server.open);
  await settle(60_000);
  expect(calls).toEqual([]);
  bus.emit(connectivityChanged, true);
  await settle();
  expect(calls).toHaveLength(1);
});

it('asks a server that refuses once a minute, and after the end of the session no more', async () => {
  let status = 400;
  follow(() =>
    answer(status, {
      code: status === 400 ? 'unknown_value' : 'no_session',
      path: '',
      message: '',
    }),
  );
  await settle(59_000);
  expect(calls).toHaveLength(1);
  status = 403;
  await settle(2000);
  expect(calls).toHaveLength(2);
  await settle(10 * 60_000);
  expect(calls).toHaveLength(2);
});
