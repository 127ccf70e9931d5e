import { bus, type PopupKind, popupRequested } from '@portal/platform/bus';
import { isSignedIn } from '@portal/platform/session';
import { hasExpired, noteSessionEnd, setUser } from '@portal/platform/session/manage';
import { answer, type Respond } from '@portal/platform/testing';
import { fakeUser, startFakeShell } from '@portal/platform/testing/shell';
import { startSessionCheck } from './session-check.ts';

const began = Date.parse('2026-03-01T10:00:00Z');
const seconds = (count: number) => new Date(began + count * 1000);

let popups: PopupKind[] = [];
let stop = () => {};
let calls: readonly { name: string; headers: object }[] = [];

/** Starts a session that ends after `length` seconds, on a server with the given answers. */
function begin(length: number, respond?: Respond) {
  calls = startFakeShell(respond ? { respond } : {});
  noteSessionEnd(seconds(length).toISOString(), seconds(0).toUTCString());
  stop = startSessionCheck();
}

/** The server's answer after some seconds: the session ends `left` seconds later. */
const lives =
  (after: number, left: number): Respond =>
  () =>
    answer(
      200,
      { status: 'Success' },
      { date: seconds(after).toUTCString(), 'session-end': seconds(after + left).toISOString() },
    );

beforeAll(() => {
  bus.on(popupRequested).subscribe(({ kind }) => popups.push(kind));
});
beforeEach(() => {
  popups = [];
  jest.useFakeTimers({ now: began });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('the session check', () => {
  it('leaves a session that lives alone', () => {
    begin(40);
    jest.advanceTimersByTime(30_000);
    expect(popups).toEqual([]);
    expect(isSignedIn()).toBe(true);
  });

  it('looks every 15 seconds: the popup shows once and the interface is reset', () => {
    begin(40);
    jest.advanceTimersByTime(44_999);
    expect(popups).toEqual([]);
    jest.advanceTimersByTime(90_000);
    expect(popups).toEqual(['session_expired']);
    expect(isSignedIn()).toBe(false);
    expect(hasExpired()).toBe(true);
  });

  it.each([
    ['focus', window],
    ['pageshow', window],
    ['online', window],
    ['visibilitychange', document],
  ])('looks at once at %s', (event, target) => {
    begin(40);
    jest.advanceTimersByTime(41_000);
    expect(popups).toEqual([]);
    target.dispatchEvent(new Event(event));
    expect(popups).toEqual(['session_expired']);
  });

  it.each([3, -3])('is right when the clock is set by %d hours meanwhile', async (hours) => {
    begin(600, lives(15, 585));
    jest.setSystemTime(began + hours * 3_600_000);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(calls).toMatchObject([
      { name: 'GET authorization/verify', headers: { 'background-call': '1' } },
    ]);
    expect(popups).toEqual([]);
    expect(isSignedIn()).toBe(true);
    await jest.advanceTimersByTimeAsync(570_000);
    expect(popups).toEqual([]);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(popups).toEqual(['session_expired']);
  });

  it('asks the server after a sleep, which says that the session is over', async () => {
    begin(600, () => answer(403, { code: 'no_session', path: '', message: '' }));
    // While a machine sleeps, its clock goes on, but its timers do not.
    jest.setSystemTime(began + 7_200_000);
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
    expect(popups).toEqual(['session_expired']);
    expect(isSignedIn()).toBe(false);
  });

  it('waits after a sleep while there is no network', async () => {
    begin(600, () => {
      throw new Error('no network');
    });
    jest.setSystemTime(began + 7_200_000);
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(popups).toEqual([]);
    expect(isSignedIn()).toBe(true);
  });

  it('signs out quietly when there is no token any more', () => {
    begin(600);
    setUser(fakeUser());
    localStorage.removeItem('token');
    jest.advanceTimersByTime(15_000);
    expect(isSignedIn()).toBe(false);
    expect(hasExpired()).toBe(false);
    expect(popups).toEqual([]);
  });

  it('shows the popup when another tab saw the end, and this one finds no token', () => {
    begin(600);
    setUser(fakeUser());
    localStorage.setItem('session_over', 'expired');
    localStorage.removeItem('token');
    window.dispatchEvent(new Event('focus'));
    expect(isSignedIn()).toBe(false);
    expect(hasExpired()).toBe(true);
    expect(popups).toEqual(['session_expired']);
  });

  describe('where work is kept on the device', () => {
    beforeEach(() => localStorage.setItem('offline_kept', '1'));
    afterEach(() => localStorage.clear());

    it('goes on past the end while the server cannot be asked', async () => {
      begin(40, () => {
        throw new Error('no network');
      });
      await jest.advanceTimersByTimeAsync(120_000);
      expect(calls.length).toBeGreaterThan(1);
      expect(popups).toEqual([]);
      expect(isSignedIn()).toBe(true);
    });

    it('ends when the server says so', async () => {
      begin(40, () => answer(403, { code: 'no_session', path: '', message: '' }));
      await jest.advanceTimersByTimeAsync(45_000);
      expect(popups).toEqual(['session_expired']);
      expect(isSignedIn()).toBe(false);
    });
  });
});
