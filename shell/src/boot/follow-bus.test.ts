import { bus, linkRequested } from '@portal/platform/bus';
import { startFakeShell, waitFor } from '@portal/platform/testing';
import { followBus } from './follow-bus.ts';

const navigate = jest.fn();
const gone = jest.fn();

beforeAll(() => {
  followBus({ navigate });
  startFakeShell({ respond: () => ({ code: 'c0de' }) });
});
afterAll(() => jest.restoreAllMocks());

test('a link that a remote asks for opens at once, and takes a sign-in code along', async () => {
  const blank = { opener: window, close: jest.fn(), location: { replace: gone } };
  const open = jest.spyOn(window, 'open').mockReturnValue(blank as never);
  const url = 'https://history.example/events?month=2026-01';
  bus.emit(linkRequested, { url, new_window: true });
  // After the click, the browser would block the window.
  expect(open).toHaveBeenCalledWith('', '_blank');
  await waitFor(() => expect(gone).toHaveBeenCalledWith(`${url}&user=c0de&lang=en-US`));
});

test('a page of the portal opens in it', () => {
  bus.emit(linkRequested, { url: '/fleet-dashboard?tab=service' });
  expect(navigate).toHaveBeenCalledWith('/fleet-dashboard?tab=service', { replace: false });
});
