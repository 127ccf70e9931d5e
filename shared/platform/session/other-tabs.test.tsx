import { act, render, screen } from '@testing-library/react';
import { bus, type PopupKind, popupRequested } from '../bus/bus.ts';
import { fakeUser } from '../testing/fake-user.ts';
import { ExpiredSessionUser, hasExpired, resetSession, setUser, startSession } from './manage.ts';
import { currentUser, isSignedIn, useRight, useUser } from './session.ts';
import { userFromRecord } from './user-from-record.ts';

let stop = () => {};
let popups: PopupKind[] = [];
bus.on(popupRequested).subscribe(({ kind }) => popups.push(kind));

/** Simulates another tab's changes to the storage, with an event for each. */
function otherTab(change: () => void) {
  const before = { ...localStorage };
  change();
  const keys = new Set([...Object.keys(before), ...Object.keys(localStorage)]);
  // Events arrive in the order of the writes.
  const changed = [...keys].filter((key) => before[key] !== localStorage.getItem(key));
  for (const key of changed)
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

/** Removes this browser's session, as a reset in another tab does. */
function goneElsewhere(why?: 'expired') {
  if (why) localStorage.setItem('session_over', why);
  for (const key of ['token', 'api_key', 'user', 'session_end']) localStorage.removeItem(key);
}

beforeEach(() => {
  localStorage.clear();
  resetSession();
  stop = startSession();
  setUser(fakeUser());
  popups = [];
});
afterEach(() => stop());

test('a sign-out in another tab is a sign-out here, without a popup', () => {
  otherTab(() => goneElsewhere());
  expect(isSignedIn()).toBe(false);
  expect(popups).toEqual([]);
});

test('a session that expired in another tab shows its popup here once', () => {
  otherTab(() => goneElsewhere('expired'));
  expect(isSignedIn()).toBe(false);
  expect(popups).toEqual(['session_expired']);
});

test('somebody else who signs in in another tab is who is signed in here', () => {
  const other = userFromRecord(fakeUser({ login: 'other@demo.example' }));
  otherTab(() => {
    localStorage.setItem('token', 'other');
    localStorage.setItem('user', JSON.stringify(other));
  });
  expect(currentUser()?.Login).toBe('other@demo.example');
  expect(popups).toEqual([]);
});

test.each([
  ['signed out', undefined, []],
  ['saw the session expire', 'expired' as const, ['session_expired']],
])('a page shown again after another tab %s knows it at once', (_, why, expected) => {
  goneElsewhere(why);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isSignedIn()).toBe(false);
  expect(popups).toEqual(expected);
});

test('why a session ended is forgotten with the next one', () => {
  resetSession('expired');
  expect(hasExpired()).toBe(true);
  setUser(fakeUser());
  expect(hasExpired()).toBe(false);
  resetSession();
  expect(hasExpired()).toBe(false);
});

test('an expiry, too, leaves drafts and everything else of the person alone', () => {
  const kept = { 'draft/a/b/c': '1', language: 'pt-BR', other: '[]' };
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  resetSession('expired');
  expect({ ...localStorage }).toEqual({ ...kept, session_over: 'expired' });
});

test('a page that is held goes on with its person, unless somebody is signed in', () => {
  const Who = () => (
    <p>
      {useUser()?.UserName} {useRight('FDLOGIN') ? 'may' : 'may not'}
    </p>
  );
  resetSession('expired');
  const held = userFromRecord(fakeUser({ user_name: 'Held' }));
  const { rerender } = render(<Who />);
  expect(screen.getByText('may not')).toBeVisible();
  rerender(
    <ExpiredSessionUser value={held}>
      <Who />
    </ExpiredSessionUser>,
  );
  expect(screen.getByText('Held may')).toBeVisible();
  act(() => setUser(fakeUser()));
  rerender(
    <ExpiredSessionUser value={held}>
      <Who />
    </ExpiredSessionUser>,
  );
  expect(screen.getByText('Casey may')).toBeVisible();
});
