import { setClock } from '../clock/clock.ts';
import {
  isClockSteady,
  isSessionOver,
  noteSessionEnd,
  resetSession,
  serverTime,
  sessionEnd,
  warningTime,
} from './manage.ts';

const at = (time: string) => setClock(new Date(time));

beforeEach(() => {
  resetSession();
  at('2026-03-01T10:00:00Z');
});
afterEach(() => setClock(null));

test('nobody has said when the session ends', () => {
  expect(sessionEnd()).toBeNull();
  expect(isSessionOver()).toBe(false);
});

test('a session is over from its end on', () => {
  noteSessionEnd('2026-03-01T10:30:00Z', 'Sun, 01 Mar 2026 10:00:00 GMT');
  expect(sessionEnd()).toBe(Date.parse('2026-03-01T10:30:00Z'));
  at('2026-03-01T10:29:59Z');
  expect(isSessionOver()).toBe(false);
  at('2026-03-01T10:30:00Z');
  expect(isSessionOver()).toBe(true);
});

test("a clock that is wrong here does not change the session's length", () => {
  noteSessionEnd('2026-03-01T08:30:00Z', 'Sun, 01 Mar 2026 08:00:00 GMT');
  at('2026-03-01T10:29:59Z');
  expect(isSessionOver()).toBe(false);
  at('2026-03-01T10:30:01Z');
  expect(isSessionOver()).toBe(true);
});

test('without the time of the server this clock counts', () => {
  for (const date of [null, 'yesterday']) {
    noteSessionEnd('2026-03-01T10:30:00Z', date);
    expect(sessionEnd()).toBe(Date.parse('2026-03-01T10:30:00Z'));
  }
});

test('what is no end changes nothing', () => {
  noteSessionEnd('soon', null);
  expect(sessionEnd()).toBeNull();
  localStorage.setItem('session_end', 'soon');
  expect(isSessionOver()).toBe(false);
});

test('a later answer moves the end, a reset forgets it', () => {
  noteSessionEnd('2026-03-01T10:30:00Z', null);
  noteSessionEnd('2026-03-01T10:45:00Z', null);
  expect(sessionEnd()).toBe(Date.parse('2026-03-01T10:45:00Z'));
  resetSession();
  expect(sessionEnd()).toBeNull();
});

describe('the clock beside the running time', () => {
  beforeEach(() => {
    setClock(null);
    jest.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') });
    noteSessionEnd('2026-03-01T10:30:00Z', 'Sun, 01 Mar 2026 07:00:00 GMT');
  });
  afterEach(() => jest.useRealTimers());

  test('is steady while both go on together, however far off it is', () => {
    jest.advanceTimersByTime(600_000);
    expect(isClockSteady()).toBe(true);
    expect(serverTime()).toBe(Date.parse('2026-03-01T07:10:00Z'));
  });

  test.each([3, -3])('is not when it was set by %d hours, until an answer comes', (hours) => {
    jest.setSystemTime(Date.now() + hours * 3_600_000);
    expect(isClockSteady()).toBe(false);
    noteSessionEnd('2026-03-01T10:30:00Z', 'Sun, 01 Mar 2026 07:00:00 GMT');
    expect(isClockSteady()).toBe(true);
  });
});

test('the warning comes two minutes before the end', () => {
  noteSessionEnd('2026-03-01T10:30:00Z', 'Sun, 01 Mar 2026 10:00:00 GMT');
  // A session with little time left is not a short session.
  noteSessionEnd('2026-03-01T10:30:00Z', 'Sun, 01 Mar 2026 10:29:00 GMT');
  expect(warningTime()).toBe(120_000);
});

test('the warning of a short session comes when a third of it is left', async () => {
  jest.resetModules();
  const own = await import('./session-end.ts');
  own.noteSessionEnd('2026-03-01T10:03:00Z', 'Sun, 01 Mar 2026 10:00:00 GMT');
  expect(own.warningTime()).toBe(60_000);
});

test('nothing is known of the time before the first answer', async () => {
  jest.resetModules();
  const own = await import('./session-end.ts');
  expect(own.isClockSteady()).toBe(false);
  expect(own.serverTime()).toBeNull();
});
