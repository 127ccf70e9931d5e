import { type RenderInShellOptions, screen, waitFor } from '@portal/platform/testing';
import { endSession } from '../guard/end-session.ts';
import { goToSignIn } from '../guard/sign-in-link.ts';
import { followLink } from '../links/follow-link.ts';
import { fakeDeployment } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { Page } from './page.tsx';

jest.mock('../guard/sign-in-link.ts', () => ({ goToSignIn: jest.fn() }));
jest.mock('../guard/end-session.ts', () => ({
  endSession: jest.fn(async (leave: () => void) => leave()),
}));
jest.mock('../links/follow-link.ts', () => ({ followLink: jest.fn() }));

const signIn = 'https://members.example/sign-in';
const plain = fakeDeployment();
const home = { DLR: 'https://dealers.example/', CUS: 'https://fleet.example/' };
const deployment = { ...plain, links: { ...plain.links, home } };
const open = (route: string, options: RenderInShellOptions = {}) =>
  renderShell(<Page />, {
    deployment,
    route,
    respond: (name) => (name.startsWith('GET') ? { sections: [] } : {}),
    ...options,
  });

beforeEach(() => jest.clearAllMocks());

describe('the sign-in address', () => {
  it('leaves for sign-in, to come back to reports home', async () => {
    open('/login', { user: null });
    await waitFor(() => expect(goToSignIn).toHaveBeenCalledWith(signIn, '/'));
  });

  it('is reports home to somebody who is signed in', async () => {
    const { address } = open('/login');
    expect(await screen.findByRole('heading', { name: 'Reports home' })).toBeVisible();
    expect(address()).toBe('/');
  });
});

test('the sign-out address ends the session and leaves for sign-in', async () => {
  open('/logout');
  await waitFor(() => expect(goToSignIn).toHaveBeenCalledWith(signIn, '/'));
  expect(endSession).toHaveBeenCalled();
});

describe("the dealer portal's address", () => {
  it.each([
    ['GYR', home.DLR],
    ['SSC', home.DLR],
    ['DLR', home.DLR],
    ['CUS', home.CUS],
  ] as const)('leads %s to %s, and back to reports home', async (group, url) => {
    const { address } = open('/dealer-portal-dashboard', { user: { group } });
    await waitFor(() => expect(followLink).toHaveBeenCalledWith({ url }));
    expect(address()).toBe('/');
  });

  it('leads somebody whose group has none to reports home', async () => {
    const { address } = open('/dealer-portal-dashboard', { user: { group: 'WIN' } });
    await waitFor(() => expect(address()).toBe('/'));
    expect(followLink).not.toHaveBeenCalled();
  });

  it('asks for sign-in first, and comes back', async () => {
    open('/dealer-portal-dashboard', { user: null });
    await waitFor(() =>
      expect(goToSignIn).toHaveBeenCalledWith(signIn, '/dealer-portal-dashboard'),
    );
  });
});

test('an unknown address takes the place of itself in the history', async () => {
  const { address, user } = open('/nowhere', { user: null });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(address()).toBe('/404');
  await user.click(screen.getByRole('link', { name: 'Go to reports home' }));
  await waitFor(() => expect(address()).toBe('/'));
});
