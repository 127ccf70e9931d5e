import type { HeaderContent } from '@portal/contract/portal';
import type { Deployment } from '@portal/platform/remote';
import { applySetup } from '@portal/platform/session/manage';
import { act, screen, waitFor } from '@portal/platform/testing';
import { followLink } from '../links/follow-link.ts';
import { fakeDeployment } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { Header } from './header.tsx';

jest.mock('../links/follow-link.ts', () => ({ followLink: jest.fn() }));
jest.mock('./language-button.tsx', () => ({ LanguageButton: () => null }));

const deployment: Deployment = {
  ...fakeDeployment(),
  links: {
    ...fakeDeployment().links,
    home: {
      GYR: 'https://solutions.example/',
      SSC: 'https://solutions.example/',
      DLR: 'https://dealers.example/dashboard',
      WIN: 'https://dealers.example/',
      CUS: 'https://fleet.example/home',
    },
    home_names: { CUS: 'header.home.fleet' },
    my_info: { name: 'header.my_info', url: 'https://accounts.example/me' },
    all_sites: 'https://provider.example/sites',
  },
};
const header = (own: Partial<HeaderContent> = {}): HeaderContent => ({
  tabs: [],
  home_name: 'Home of the group',
  my_info: 'https://accounts.example/own',
  my_info_name: 'About me',
  ...own,
});
const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });
const person = { name: 'Signed in: Casey Morgan' };

describe('the header', () => {
  it.each([
    ['GYR', 'https://solutions.example/'],
    ['SSC', 'https://solutions.example/'],
    ['DLR', 'https://dealers.example/dashboard'],
    ['WIN', 'https://dealers.example/'],
    ['CUS', 'https://fleet.example/home'],
  ] as const)('leads %s home to %s', async (group, url) => {
    const { user } = renderShell(<Header />, { deployment, user: { group } });
    act(() => applySetup({ header_content: header() }));
    expect(item('Home of the group')).toHaveAttribute('href', url);
    await user.click(item('Home of the group'));
    expect(followLink).toHaveBeenLastCalledWith({ url });
  });

  it("has the region's names where the server sent none", async () => {
    const { user } = renderShell(<Header />, { deployment });
    expect(item('Fleet home')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All sites' })).toHaveAttribute(
      'href',
      'https://provider.example/sites',
    );
    await user.click(screen.getByRole('button', person));
    await screen.findByRole('menu');
    expect(item('My information')).toHaveAttribute('href', 'https://accounts.example/me');
    await user.click(item('My information'));
    expect(followLink).toHaveBeenLastCalledWith({ url: 'https://accounts.example/me' });
  });

  it('names the person and login, and what is theirs', async () => {
    const { user } = renderShell(<Header />, { deployment });
    act(() => applySetup({ header_content: header() }));
    await user.click(screen.getByRole('button', person));
    await screen.findByRole('menu');
    expect(screen.getByText('Signed in as cus@demo.example')).toBeVisible();
    expect(item('About me')).toHaveAttribute('href', 'https://accounts.example/own');
    expect(item('Sign out')).toBeVisible();
  });

  it('names the address too where somebody does not sign in as it', async () => {
    const { user } = renderShell(<Header />, {
      deployment,
      user: { login: 'cus', email: 'casey@fleet.example' },
    });
    await user.click(screen.getByRole('button', person));
    await screen.findByRole('menu');
    expect(screen.getByText('casey@fleet.example')).toBeVisible();
    expect(screen.getByText('Signed in as cus')).toBeVisible();
  });

  it('names what it shows by an icon alone, where its words take the room of the menu', () => {
    const tight = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (
      this: Element,
    ) {
      if (this.getAttribute('role') !== 'menubar') return 0;
      return screen.queryByText('Fleet Tire Portal') ? 1 : 0;
    });
    renderShell(<Header />, { deployment });
    expect(item('Fleet home')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fleet Tire Portal' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All sites' })).toBeVisible();
    expect(screen.getByRole('button', person)).toBeVisible();
    for (const words of ['Fleet Tire Portal', 'All sites', 'Casey Morgan'])
      expect(screen.queryByText(words)).not.toBeInTheDocument();
    tight.mockRestore();
  });

  it('opens the menu of the person by the keyboard, and gives the focus back', async () => {
    const { user } = renderShell(<Header />, { deployment });
    act(() => screen.getByRole('button', person).focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menu')).toBeVisible();
    expect(screen.getByRole('button', person)).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', person)).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('opens the preferences, and gives the focus back', async () => {
    const { user } = renderShell(<Header />, { deployment });
    await user.click(screen.getByRole('button', person));
    await user.click(await screen.findByRole('menuitem', { name: 'Preferences' }));
    expect(await screen.findByRole('dialog', { name: 'Preferences' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', person)).toHaveFocus());
  });

  it('marks a link that opens a new window, and follows it on a plain click only', async () => {
    const url = 'https://partner.example/';
    const link = { key: 'p', name: 'Partner', url, sso_id: 'sso', new_window: true };
    const tabs = [{ id: 1, key: 't', name: 'Services', links: [link] }];
    const { user } = renderShell(<Header />, { deployment });
    act(() => applySetup({ header_content: header({ tabs }) }));
    jest.mocked(followLink).mockClear();
    await user.click(item('Services'));
    const partner = item('Partner (opens in a new window)');
    expect(partner).toHaveAttribute('href', url);
    await user.keyboard('{Control>}');
    await user.click(partner);
    await user.keyboard('{/Control}');
    expect(followLink).not.toHaveBeenCalled();
    await user.click(item('Services'));
    await user.click(item(/^Partner/));
    expect(followLink).toHaveBeenCalledWith(link);
  });

  it('shows whatever is sent as text, long names whole on demand', async () => {
    const script = '<img src=x onerror="document.title=1">: {{name}} $t(x)';
    const long = 'L'.repeat(200);
    const links = [
      { key: 'l', name: long, url: 'https://l.example/', sso_id: null, new_window: false },
      { key: 'j', name: 'Bad', url: 'javascript:alert(1)', sso_id: null, new_window: false },
    ];
    const tabs = [{ id: 1, key: 't', name: script, links }];
    const { user } = renderShell(<Header />, { deployment });
    act(() => applySetup({ header_content: header({ tabs }) }));
    await user.click(item(script));
    expect(item(long)).toHaveAttribute('title', long);
    expect(screen.queryByRole('menuitem', { name: 'Bad' })).not.toBeInTheDocument();
  });

  it('offers somebody signed out the way in, and nobody else’s links', () => {
    renderShell(<Header />, { deployment, user: null });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('menuitem', { name: 'Fleet home' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', person)).not.toBeInTheDocument();
  });
});
