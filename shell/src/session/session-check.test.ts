import { bus, type PopupKind, popupRequested } from '@portal/platform/bus';
import { isSignedIn } from '@portal/platform/session';
import { noteSessionEnd, setUser } from '@portal/platform/session/manage';
import { fakeUser } from '@portal/platform/testing/shell';
import { sessionCheckInterval, startSessionCheck } from './session-check.ts';

let popups: PopupKind[] = [];
let stop = () => {};
beforeAll(() => {
  bus.on(popupRequested).subscribe(({ kind }) => popups.push(kind));
});
beforeEach(() => {
  popups = [];
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  setUser(fakeUser());
  noteSessionEnd('2026-03-01T10:00:40Z', 'Sun, 01 Mar 2026 10:00:00 GMT');
  stop = startSessionCheck();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('the session check', () => {
  it('looks every 15 seconds', () => expect(sessionCheckInterval).toBe(15_000));

  it('leaves a session that lives alone', () => {
    jest.advanceTimersByTime(30_000);
    expect(popups).toEqual([]);
    expect(isSignedIn()).toBe(true);
  });

  it('shows the popup once and resets the interface when the end has passed', () => {
    jest.advanceTimersByTime(90_000);
    expect(popups).toEqual(['session_expired']);
    expect(isSignedIn()).toBe(false);
  });
});
