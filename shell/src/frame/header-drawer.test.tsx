import { screen, waitFor, within } from '@portal/platform/testing';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { Header } from './header.tsx';

jest.mock('./language-button.tsx', () => ({ LanguageButton: () => null }));

const item = (label: string, to: string) => ({
  section: 'fleet',
  order: 1,
  label,
  to,
  right: null,
});
const link = { key: 'l', name: 'Locator', url: '/locator', sso_id: null, new_window: false };
const deployment = {
  ...fakeDeployment([fakeRemote('a', { nav: [item('dashboard', '/fleet-dashboard')] })]),
  header: [{ key: 's', name: 'Services', links: [link] }],
};
const words = { 'a:dashboard': 'Fleet dashboard', 'a:fleet': 'Fleet' };

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const matches = media.includes('max-width');
    return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
  });
});
afterEach(() => jest.restoreAllMocks());

async function drawer(person: null | undefined = undefined) {
  const shell = renderShell(<Header />, {
    deployment,
    words,
    ...(person === null && { user: null }),
  });
  await shell.user.click(screen.getByRole('button', { name: 'Menu' }));
  return { ...shell, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
}

describe('on a small screen', () => {
  it('everything is behind one button', async () => {
    const { user, menu } = await drawer();
    expect(screen.queryByRole('menubar')).not.toBeInTheDocument();
    const inside = within(menu);
    expect(inside.getByText('Casey Morgan')).toBeVisible();
    expect(inside.getByText('Signed in as cus@demo.example')).toBeVisible();
    for (const name of ['Preferences', 'Sign out'])
      expect(inside.getByRole('button', { name })).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'Services' }));
    expect(await inside.findByRole('link', { name: 'Locator' })).toBeVisible();
  });

  it('a link closes it and leads on', async () => {
    const { user, menu, address } = await drawer();
    await user.click(within(menu).getByRole('link', { name: 'Fleet dashboard' }));
    expect(address()).toBe('/fleet-dashboard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('the focus stays in it, and goes back to the button', async () => {
    const { user, menu } = await drawer();
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });

  it('the preferences open from it', async () => {
    const { user, menu } = await drawer();
    await user.click(within(menu).getByRole('button', { name: 'Preferences' }));
    expect(await screen.findByRole('dialog', { name: 'Preferences' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });

  it('somebody signed out finds the way in', async () => {
    const { menu } = await drawer(null);
    expect(within(menu).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});
