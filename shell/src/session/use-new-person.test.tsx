import { bus, notified } from '@portal/platform/bus';
import { setUser } from '@portal/platform/session/manage';
import { act, screen } from '@portal/platform/testing';
import { fakeUser } from '@portal/platform/testing/shell';
import { Notices } from '../frame/notices.tsx';
import { renderShell } from '../testing/render-shell.tsx';
import { useNewPerson } from './use-new-person.ts';

function Frame() {
  useNewPerson();
  return <Notices />;
}

const other = () => act(() => setUser(fakeUser({ login: 'cus2@demo.example', user_name: 'Nia' })));
const shown = (route: string) => renderShell(<Frame />, { route });
const now = /^You are now signed in as Nia/;

beforeEach(() => sessionStorage.clear());

test('who signs in in another tab finds the page without what the person before had chosen', () => {
  const { address } = shown('/fleet-dashboard?account=0042&step=2');
  act(() => bus.emit(notified, { tone: 'success', text: 'Deleted' }));
  expect(screen.getByText('Deleted')).toBeVisible();
  other();
  expect(address()).toBe('/fleet-dashboard');
  expect(screen.getByText(now)).toBeVisible();
  expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
});

test('what changes of the same person changes nothing on screen', () => {
  const { address } = shown('/fleet-dashboard?account=0042');
  act(() => setUser(fakeUser({ currency_symbol: '€' })));
  expect(address()).toBe('/fleet-dashboard?account=0042');
  expect(screen.queryByText(/You are now/)).not.toBeInTheDocument();
});

test('a sign-in of this tab goes on where it leads to', () => {
  const url = `${location.pathname}?user=code`;
  history.replaceState(null, '', url);
  const { address } = shown('/fleet-dashboard?account=0042');
  other();
  history.replaceState(null, '', location.pathname);
  expect(address()).toBe('/fleet-dashboard?account=0042');
  expect(screen.queryByText(now)).not.toBeInTheDocument();
});
