import { setClock } from '../guarding/clock.ts';
import { isSessionOver, noteSessionEnd, resetSession, sessionEnd } from './manage.ts';

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
