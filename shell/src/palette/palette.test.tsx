import { act, screen, waitFor, within } from '@portal/platform/testing';
import { PaletteButton } from '../frame/palette-button.tsx';
import { rememberPath } from '../places/recent-paths.ts';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';

const nav = (to: string, right: string | null = null) => ({
  section: 'section',
  order: 1,
  label: to,
  to,
  right,
});
const fake = fakeDeployment([
  fakeRemote('surveys', { nav: [nav('/units'), nav('/fleets'), nav('/secret', 'TVADMIN')] }),
]);
const deployment = {
  ...fake,
  features: { language_option: true },
  links: { ...fake.links, all_sites: 'https://sites.example/' },
};
const words = {
  'surveys:/units': 'Unités',
  'surveys:/fleets': 'Fleet list',
  'surveys:/secret': 'Secret',
  'surveys:section': 'Surveys',
};
const locales = [{ id: 2, locale: 'pt-BR', parrentId: null, name: 'Português' }];

const show = (signedIn = true) =>
  renderShell(
    <>
      <PaletteButton />
      <Shortcuts />
    </>,
    {
      deployment,
      words,
      respond: () => ({ locales }),
      user: signedIn ? { login: 'ana', user_access_securities: ['TMLOGIN'] } : null,
    },
  );
async function open({ user }: ReturnType<typeof show>) {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: /Search pages/ });
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

beforeEach(() => localStorage.clear());

describe('the palette', () => {
  it('lists what the user may open, the last used first', async () => {
    rememberPath('ana', '/fleets');
    const field = await open(show());
    expect(field).toHaveFocus();
    expect(options().slice(0, 3)).toEqual(['Fleet listSurveys', 'Reports home', 'UnitésSurveys']);
    const recent = screen.getByRole('group', { name: 'Recently used' });
    expect(within(recent).getByRole('option')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('option', { name: /Secret/ })).not.toBeInTheDocument();
  });

  it('takes the letters typed right after its keys', async () => {
    const shown = show();
    await open(shown);
    await shown.user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    act(() => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }),
      );
    });
    expect(screen.getByRole('combobox', { name: /Search pages/ })).toHaveFocus();
  });

  it('finds without accents, and goes there by keyboard', async () => {
    const shown = show();
    const field = await open(shown);
    await shown.user.type(field, 'UNITES');
    expect(options()).toEqual(['UnitésSurveys']);
    expect(screen.getByText('Results: 1')).toBeInTheDocument();
    await shown.user.keyboard('{Enter}');
    await waitFor(() => expect(shown.address()).toBe('/units'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tells which result the keys are at, round and round', async () => {
    const shown = show();
    const field = await open(shown);
    const selected = () => screen.getByRole('option', { selected: true });
    await shown.user.keyboard('{ArrowDown}');
    expect(selected()).toHaveTextContent('Unités');
    expect(field).toHaveAttribute('aria-activedescendant', selected().id);
    await shown.user.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected()).toHaveTextContent('Sign out');
  });

  it('says when nothing is found', async () => {
    const shown = show();
    await shown.user.type(await open(shown), 'zzz');
    expect(screen.getByText('Nothing is called “zzz”.')).toBeVisible();
    await shown.user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('offers languages to those who search for one', async () => {
    const shown = show();
    const field = await open(shown);
    expect(screen.queryByRole('option', { name: /Português/ })).not.toBeInTheDocument();
    await shown.user.type(field, 'portugues');
    expect(await screen.findByRole('option', { name: /Language: Português/ })).toBeVisible();
  });

  it('changes the colours, signs out, and shows the shortcuts', async () => {
    const shown = show();
    await shown.user.type(await open(shown), 'dark{Enter}');
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await shown.user.type(await open(shown), 'sign out{Enter}');
    await waitFor(() => expect(shown.address()).toBe('/logout'));
    await shown.user.type(await open(shown), 'keyboard{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await shown.user.keyboard('{Escape}');
  });

  it('opens the preferences and the language chooser, and leads to all sites', async () => {
    const shown = show();
    await shown.user.type(await open(shown), 'all sites');
    expect(screen.getByRole('option', { name: 'All sites' })).toBeVisible();
    await shown.user.clear(screen.getByRole('combobox'));
    await shown.user.type(screen.getByRole('combobox'), 'preferences{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Preferences' })).toBeVisible();
    await shown.user.keyboard('{Escape}');
    await shown.user.type(await open(shown), 'language{Enter}');
    expect(await screen.findByRole('combobox', { name: 'Search all languages' })).toBeVisible();
    await shown.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers the sign-in to somebody who is not signed in, and no page', async () => {
    await open(show(false));
    expect(screen.getByRole('option', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('opens by its button and gives the focus back to it', async () => {
    const { user } = show();
    const button = screen.getByRole('button', { name: 'Search' });
    await user.click(button);
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});
