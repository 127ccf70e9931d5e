import { bus, popupRequested } from '@portal/platform/bus';
import { resetSession, setUser } from '@portal/platform/session/manage';
import { act, render, screen } from '@portal/platform/testing';
import { fakeUser } from '@portal/platform/testing/shell';
import { closePopup, openPopup, startPopups } from '../overlays/popup-queue.ts';
import { startExpiredUser, useExpiredUser } from './expired-user.ts';

const Expired = () => <p>{useExpiredUser()?.Login ?? 'nobody'}</p>;

/** Simulates a session that ends by itself. */
const expire = () =>
  act(() => {
    bus.emit(popupRequested, { kind: 'session_expired' });
    resetSession('expired');
  });

beforeAll(() => {
  startPopups();
  startExpiredUser();
});
beforeEach(() => {
  setUser(fakeUser());
  closePopup();
  render(<Expired />);
});

test('whose session ended is known until somebody signs in, who has no popup to close', () => {
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expire();
  expect(screen.getByText('cus@demo.example')).toBeInTheDocument();
  expect(openPopup()).toBe('session_expired');
  act(() => setUser(fakeUser({ token: 'next' })));
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(openPopup()).toBeNull();
});

test('the end of a session goes before another popup', () => {
  act(() => bus.emit(popupRequested, { kind: 'system_error' }));
  expire();
  expect(openPopup()).toBe('session_expired');
});

test('other popups stay when the user changes', () => {
  act(() => bus.emit(popupRequested, { kind: 'system_error' }));
  act(() => setUser(fakeUser({ currency_symbol: '€' })));
  expect(openPopup()).toBe('system_error');
});

test('a sign-out is no expiry', () => {
  act(() => resetSession());
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(openPopup()).toBeNull();
});
