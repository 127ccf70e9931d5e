import { act, render, screen } from '@testing-library/react';
import { bus, sessionChanged } from '../bus/bus.ts';
import { fakeUser } from '../testing/fake-user.ts';
import {
  applySetup,
  resetSession,
  setUser,
  startSession,
  storedApiKey,
  storedMenus,
  storedToken,
} from './manage.ts';
import { currentUser, hasRight, isSignedIn, useRight, useUser } from './session.ts';

let stop: () => void = () => {};
const start = () => {
  stop();
  stop = startSession();
};

/** Simulates another tab's change to the shared storage, with its event. */
function otherTab(key: string | null, newValue: string | null) {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  });
}

beforeEach(() => {
  localStorage.clear();
  start();
});
afterEach(() => jest.restoreAllMocks());

test('a user is kept under the names of the specification', () => {
  setUser(
    fakeUser({ group: 'DLR', unit_of_measurement: '2', user_access_securities: ['TMLOGIN'] }),
  );
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
    Login: 'cus@demo.example',
    UserName: 'Casey',
    UserLastName: 'Morgan',
    Group: 'DLR',
    GyToken: 'gy-token',
    AgreeToFhqTerms: true,
    ApiKeyRefreshTime: '2030-01-01T00:00:00Z',
    UserTokenExpireTime: '2030-01-01T00:00:00Z',
    UserAccessSecurities: ['TMLOGIN'],
    UnitOfMeasurement: '2',
    Email: 'cus@demo.example',
    CurrencySymbol: '$',
  });
  expect(localStorage.getItem('token')).toBe('token');
  expect(localStorage.getItem('api_key')).toBe('api-key');
  expect(isSignedIn()).toBe(true);
});

test('a token and a login together make a session, one of them does not', () => {
  const { token: _, ...withoutToken } = fakeUser();
  setUser(withoutToken);
  expect(isSignedIn()).toBe(false);
  setUser(fakeUser({ login: '' }));
  expect(isSignedIn()).toBe(false);
  setUser(fakeUser());
  expect(isSignedIn()).toBe(true);
  setUser({ ...withoutToken, user_name: 'Kim' });
  expect(currentUser()?.UserName).toBe('Kim');
  expect(storedToken()).toBe('token');
});

test('a visit takes over the session that the browser keeps', () => {
  setUser(fakeUser());
  const before = currentUser();
  start();
  expect(currentUser()).toEqual(before);
});

test('rights are those of the user, and none is needed where none is asked for', () => {
  expect(hasRight('FDLOGIN')).toBe(false);
  setUser(fakeUser({ user_access_securities: ['FDLOGIN'] }));
  expect(hasRight('FDLOGIN')).toBe(true);
  expect(hasRight('TVADMIN2')).toBe(false);
  expect(hasRight(null)).toBe(true);
});

test('only a change of the user is told', () => {
  const told = jest.fn();
  setUser(fakeUser());
  const subscription = bus.on(sessionChanged).subscribe(told);
  setUser(fakeUser());
  expect(told).toHaveBeenCalledTimes(1);
  setUser(fakeUser({ currency_symbol: '€' }));
  expect(told).toHaveBeenCalledTimes(2);
  subscription.unsubscribe();
});

test('a reset drops menus, user, token and key, and nothing else', () => {
  for (const key of ['language', 'languages', 'draft']) localStorage.setItem(key, 'kept');
  setUser(fakeUser());
  applySetup({
    header_content: { tabs: [], home_name: '', my_info: '', my_info_name: '' },
    footer_content: { tabs: [] },
  });
  expect(storedMenus().header).not.toBeNull();
  resetSession();
  expect(Object.keys(localStorage).sort()).toEqual(['draft', 'language', 'languages']);
  expect(isSignedIn()).toBe(false);
});

test('garbage in the storage is nobody', () => {
  for (const user of ['', '{', 'null', '[]', '{"Login":"x"}', '"x"', '{"Login":7}']) {
    localStorage.setItem('token', 'token');
    localStorage.setItem('user', user);
    start();
    expect(currentUser()).toBeNull();
  }
  setUser(fakeUser());
  localStorage.setItem('token', 'line\nbreak');
  localStorage.setItem('header', '{"tabs":7}');
  expect(storedToken()).toBeNull();
  expect(storedMenus()).toEqual({ header: null, footer: null });
});

test.each(['full', 'switched off'])(
  'with a storage that is %s the session lasts as long as the page',
  (kind) => {
    const refuse = () => {
      throw new DOMException(kind);
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    if (kind === 'switched off') {
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
      jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    }
    setUser(fakeUser());
    expect(isSignedIn()).toBe(true);
    expect(storedApiKey()).toBe('api-key');
    resetSession();
    expect(isSignedIn()).toBe(false);
    expect(storedToken()).toBeNull();
  },
);

test('a screen follows what happens in another tab', () => {
  const Who = () => (
    <p>
      {useUser()?.UserName ?? 'nobody'} {useRight('FDLOGIN') ? 'may' : 'may not'}
    </p>
  );
  setUser(fakeUser());
  const user = localStorage.getItem('user') ?? '';
  render(<Who />);
  expect(screen.getByText('Casey may')).toBeVisible();
  otherTab('token', null);
  expect(screen.getByText('nobody may not')).toBeVisible();
  otherTab('token', 'another');
  expect(screen.getByText('Casey may')).toBeVisible();
  otherTab('user', user.replace('Casey', 'Kim'));
  expect(screen.getByText('Kim may')).toBeVisible();
  otherTab('language', 'pt-BR');
  expect(screen.getByText('Kim may')).toBeVisible();
  otherTab(null, null);
  expect(screen.getByText('nobody may not')).toBeVisible();
});
