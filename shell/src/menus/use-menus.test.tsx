import { applySetup, resetSession, setUser, startSession } from '@portal/platform/session/manage';
import { act, render, screen } from '@portal/platform/testing';
import { fakeUser } from '@portal/platform/testing/shell';
import { useLayoutEffect } from 'react';
import { useMenus } from './use-menus.ts';

function HomeLink() {
  return <p>{useMenus().header?.home_name ?? 'no menus'}</p>;
}

const header = (home: string) =>
  JSON.stringify({ tabs: [], home_name: home, my_info: '', my_info_name: '' });

/** Simulates another tab that writes one key after the other; this tab gets an event for each. */
function otherTab(kept: Record<string, string>) {
  for (const [key, text] of Object.entries(kept)) {
    localStorage.setItem(key, text);
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    });
  }
}

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  resetSession();
  stop = startSession();
  setUser(fakeUser({ login: 'win@demo.example' }));
  localStorage.setItem('header', header('Dealer portal'));
  render(<HomeLink />);
});
afterEach(() => stop());

test('the menus are those of who signed in in another tab, though they come after the user', () => {
  expect(screen.getByText('Dealer portal')).toBeVisible();
  const user = JSON.parse(localStorage.getItem('user') ?? '');
  otherTab({
    token: 'other',
    user: JSON.stringify({ ...user, Login: 'cus@demo.example' }),
    header: header('Fleet home'),
  });
  expect(screen.getByText('Fleet home')).toBeVisible();
});

test('until its own menus come, another person has none', () => {
  act(() => setUser(fakeUser({ login: 'cus@demo.example', token: 'other' })));
  expect(screen.getByText('no menus')).toBeVisible();
});

test('menus that come while the page is being put on screen are shown', () => {
  function AnswerMeanwhile() {
    useLayoutEffect(() => applySetup({ header_content: JSON.parse(header('Another home')) }), []);
    return <HomeLink />;
  }
  const { container } = render(<AnswerMeanwhile />);
  expect(container).toHaveTextContent('Another home');
});
