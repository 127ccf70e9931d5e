import { bus, notified } from '@portal/platform/bus';
import { useLocation } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { setUser } from '@portal/platform/session/manage';
import { act, screen } from '@portal/platform/testing';
import { fakeUser } from '@portal/platform/testing/shell';
import { useEffect } from 'react';
import { Notices } from '../frame/notices.tsx';
import { Guarded } from '../guard/guarded.tsx';
import { renderShell } from '../testing/render-shell.tsx';
import { useUserSwitch } from './use-user-switch.ts';

function Frame() {
  useUserSwitch();
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

test('a page of the person who came never sees the address of the one before', () => {
  const seen: string[] = [];
  const Page = () => {
    const { search } = useLocation();
    const login = useUser()?.Login;
    useEffect(() => void seen.push(`${login}${search}`), [login, search]);
    return null;
  };
  renderShell(
    <>
      <Frame />
      <Guarded right={null} isPublic={false}>
        <Page />
      </Guarded>
    </>,
    { route: '/fleet-dashboard?account=0042' },
  );
  other();
  expect(seen).toEqual(['cus@demo.example?account=0042', 'cus2@demo.example']);
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
